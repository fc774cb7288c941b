/** The faint days of a calendar behind a page that has little to show. */
export function DayGrid() {
  return (
    <div
      aria-hidden="true"
      className="day-grid pointer-events-none absolute inset-x-0 top-0 h-[min(640px,100%)] overflow-hidden"
    >
      <span className="absolute top-[89px] left-[calc(50%-320px)] h-[87px] w-[127px] bg-accent-wash opacity-60" />
      <span className="absolute top-px left-[calc(50%+193px)] h-[87px] w-[127px] bg-hover" />
    </div>
  );
}
