const BAR = 'animate-pulse rounded-md bg-active';

/** Where the form will stand. */
export function FormSkeleton() {
  return (
    <div role="status" className="overflow-hidden rounded-xl bg-surface shadow-sm">
      <span className="sr-only">Loading your brand…</span>
      <div aria-hidden="true" className="px-6 pt-5 pb-6 max-sm:px-4">
        <div className={`h-5 w-28 ${BAR}`} />
        <div className={`mt-3 h-4 w-4/5 max-w-110 ${BAR}`} />
        <div className="mt-8 grid gap-4 sm:grid-cols-2">
          {[0, 1, 2, 3].map((box) => (
            <div key={box} className={`h-40 ${BAR}`} />
          ))}
        </div>
      </div>
      <div className="h-15 border-t border-line bg-sunken" />
    </div>
  );
}

/** Where the preview will stand. */
export function PreviewSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-xl bg-surface shadow-sm">
      <div className="h-12" />
      <div className="aspect-square animate-pulse bg-active" />
      <div className="h-14" />
    </div>
  );
}
