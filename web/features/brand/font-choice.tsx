import { BRAND_FONTS, type BrandFont } from '../../../domain/brand.ts';
import type { FontName } from './forms.ts';
import { setIn, TYPEFACES } from './typefaces.ts';

interface Props {
  label: string;
  name: FontName;
  value: BrandFont;
  onChoose: (font: BrandFont) => void;
}

/** One of the fonts, each name set in its own typeface, at the weight that pictures give it. */
export function FontChoice({ label, name, value, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {BRAND_FONTS.map((font) => (
          <label
            key={font}
            className="flex cursor-pointer flex-col rounded-lg px-3.5 py-3 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-[background,box-shadow] duration-120 hover:bg-hover has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1.5px_var(--c-accent)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={font}
              checked={font === value}
              onChange={() => onChoose(font)}
              className="sr-only"
            />
            <span className="text-2xl" style={setIn(font, name)}>
              {font}
            </span>
            <span className="mt-1 text-xs text-ink-2">{TYPEFACES[font].character}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
