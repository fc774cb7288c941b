/** The industry that a template is for. */
export function IndustryTag({ industry }: { industry: string }) {
  return (
    <span className="inline-flex h-5 items-center rounded-sm bg-hover px-1.5 text-2xs text-ink-2">{industry}</span>
  );
}
