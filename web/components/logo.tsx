const BARS = [
  { x: 6.5, height: 4 },
  { x: 11.7, height: 7.5 },
  { x: 16.9, height: 13 },
  { x: 22.1, height: 21 },
];

/** Fanfare's mark: a sound that swells like the bell of a horn. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-[#143241] dark:fill-[#1c4255]" />
      <g className="fill-[#fb5931]">
        {BARS.map(({ x, height }) => (
          <rect key={x} x={x} y={16 - height / 2} width="3.4" height={height} rx="1.7" />
        ))}
      </g>
    </svg>
  );
}

/** The mark with the name beside it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="text-md font-semibold tracking-[-0.02em]">Fanfare</span>
    </span>
  );
}
