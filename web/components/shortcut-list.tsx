/** What keys do, line by line. */
export function ShortcutList({ shortcuts }: { shortcuts: [string, string][] }) {
  return (
    <dl className="divide-y divide-line px-5 py-2">
      {shortcuts.map(([what, keys]) => (
        <div key={what} className="flex items-center justify-between gap-4 py-2 text-sm">
          <dt className="text-ink-2">{what}</dt>
          <dd className="font-mono text-xs text-ink">{keys}</dd>
        </div>
      ))}
    </dl>
  );
}
