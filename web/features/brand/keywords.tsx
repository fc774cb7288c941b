import { keywordsOf } from '../../../domain/brand.ts';

/** The keywords of a text, as the assistant will read them. */
export function Keywords({ text }: { text: string }) {
  const words = keywordsOf(text);
  if (words.length === 0) return null;
  return (
    <ul aria-label="Your keywords" className="mt-2 flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className="appear max-w-full truncate rounded-sm bg-accent-wash px-2 py-0.5 text-xs text-accent-text"
        >
          {word}
        </li>
      ))}
    </ul>
  );
}
