;; Queries, keys and values of one head of attention, 32 floats of 32 bits each, four at a time.
(module
  (memory (export "memory") 1)

  ;; out[r][o] = query[r] · key[o], for `rows` rows of both that lie `stride` bytes apart.
  (func (export "compare")
    (param $query i32) (param $keys i32) (param $out i32) (param $rows i32) (param $stride i32)
    (local $row i32) (local $other i32) (local $key i32) (local $s v128)
    (local $q0 v128) (local $q1 v128) (local $q2 v128) (local $q3 v128)
    (local $q4 v128) (local $q5 v128) (local $q6 v128) (local $q7 v128)
    (loop $rowwise
      (local.set $q0 (v128.load (local.get $query)))
      (local.set $q1 (v128.load offset=16 (local.get $query)))
      (local.set $q2 (v128.load offset=32 (local.get $query)))
      (local.set $q3 (v128.load offset=48 (local.get $query)))
      (local.set $q4 (v128.load offset=64 (local.get $query)))
      (local.set $q5 (v128.load offset=80 (local.get $query)))
      (local.set $q6 (v128.load offset=96 (local.get $query)))
      (local.set $q7 (v128.load offset=112 (local.get $query)))
      (local.set $key (local.get $keys))
      (local.set $other (i32.const 0))
      (loop $otherwise
        (local.set $s
          (f32x4.add
            (f32x4.add
              (f32x4.add
                (f32x4.mul (local.get $q0) (v128.load (local.get $key)))
                (f32x4.mul (local.get $q1) (v128.load offset=16 (local.get $key))))
              (f32x4.add
                (f32x4.mul (local.get $q2) (v128.load offset=32 (local.get $key)))
                (f32x4.mul (local.get $q3) (v128.load offset=48 (local.get $key)))))
            (f32x4.add
              (f32x4.add
                (f32x4.mul (local.get $q4) (v128.load offset=64 (local.get $key)))
                (f32x4.mul (local.get $q5) (v128.load offset=80 (local.get $key))))
              (f32x4.add
                (f32x4.mul (local.get $q6) (v128.load offset=96 (local.get $key)))
                (f32x4.mul (local.get $q7) (v128.load offset=112 (local.get $key)))))))
        (f32.store (local.get $out)
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $s)) (f32x4.extract_lane 1 (local.get $s)))
            (f32.add (f32x4.extract_lane 2 (local.get $s)) (f32x4.extract_lane 3 (local.get $s)))))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $key (i32.add (local.get $key) (local.get $stride)))
        (br_if $otherwise
          (i32.lt_u (local.tee $other (i32.add (local.get $other) (i32.const 1))) (local.get $rows))))
      (local.set $query (i32.add (local.get $query) (local.get $stride)))
      (br_if $rowwise (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows)))))

  ;; out[r] = the sum of shares[r][o] · value[o]; values lie `stride` bytes apart, rows of the result `width` bytes.
  (func (export "gather")
    (param $shares i32) (param $values i32) (param $out i32) (param $rows i32) (param $stride i32) (param $width i32)
    (local $row i32) (local $other i32) (local $value i32) (local $s v128)
    (local $o0 v128) (local $o1 v128) (local $o2 v128) (local $o3 v128)
    (local $o4 v128) (local $o5 v128) (local $o6 v128) (local $o7 v128)
    (loop $rowwise
      (local.set $o0 (v128.const i32x4 0 0 0 0)) (local.set $o1 (v128.const i32x4 0 0 0 0))
      (local.set $o2 (v128.const i32x4 0 0 0 0)) (local.set $o3 (v128.const i32x4 0 0 0 0))
      (local.set $o4 (v128.const i32x4 0 0 0 0)) (local.set $o5 (v128.const i32x4 0 0 0 0))
      (local.set $o6 (v128.const i32x4 0 0 0 0)) (local.set $o7 (v128.const i32x4 0 0 0 0))
      (local.set $value (local.get $values))
      (local.set $other (i32.const 0))
      (loop $otherwise
        (local.set $s (v128.load32_splat (local.get $shares)))
        (local.set $o0 (f32x4.add (local.get $o0) (f32x4.mul (local.get $s) (v128.load (local.get $value)))))
        (local.set $o1 (f32x4.add (local.get $o1) (f32x4.mul (local.get $s) (v128.load offset=16 (local.get $value)))))
        (local.set $o2 (f32x4.add (local.get $o2) (f32x4.mul (local.get $s) (v128.load offset=32 (local.get $value)))))
        (local.set $o3 (f32x4.add (local.get $o3) (f32x4.mul (local.get $s) (v128.load offset=48 (local.get $value)))))
        (local.set $o4 (f32x4.add (local.get $o4) (f32x4.mul (local.get $s) (v128.load offset=64 (local.get $value)))))
        (local.set $o5 (f32x4.add (local.get $o5) (f32x4.mul (local.get $s) (v128.load offset=80 (local.get $value)))))
        (local.set $o6 (f32x4.add (local.get $o6) (f32x4.mul (local.get $s) (v128.load offset=96 (local.get $value)))))
        (local.set $o7 (f32x4.add (local.get $o7) (f32x4.mul (local.get $s) (v128.load offset=112 (local.get $value)))))
        (local.set $shares (i32.add (local.get $shares) (i32.const 4)))
        (local.set $value (i32.add (local.get $value) (local.get $stride)))
        (br_if $otherwise
          (i32.lt_u (local.tee $other (i32.add (local.get $other) (i32.const 1))) (local.get $rows))))
      (v128.store (local.get $out) (local.get $o0))
      (v128.store offset=16 (local.get $out) (local.get $o1))
      (v128.store offset=32 (local.get $out) (local.get $o2))
      (v128.store offset=48 (local.get $out) (local.get $o3))
      (v128.store offset=64 (local.get $out) (local.get $o4))
      (v128.store offset=80 (local.get $out) (local.get $o5))
      (v128.store offset=96 (local.get $out) (local.get $o6))
      (v128.store offset=112 (local.get $out) (local.get $o7))
      (local.set $out (i32.add (local.get $out) (local.get $width)))
      (br_if $rowwise (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows))))))
