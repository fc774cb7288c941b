import { BRAND_FONTS, type BrandFont } from '../../../domain/brand.ts';
import type { FontName } from './forms.ts';
import { REGULAR, TYPEFACES } from './typefaces.ts';

interface Props {
  label: string;
  name: FontName;
  value: BrandFont;
  onChoose: (font: BrandFont) => void;
}

/** One of the fonts, each shown in its own typeface. */
export function FontChoice({ label, name, value, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {BRAND_FONTS.map((font) => {
          const { family, bold, character } = TYPEFACES[font];
          return (
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
              <span
                aria-hidden="true"
                className="text-2xl"
                style={{ fontFamily: family, fontWeight: name === 'headings' ? bold : REGULAR }}
              >
                Ag
              </span>
              <span className="mt-1.5 text-sm" style={{ fontFamily: family, fontWeight: REGULAR }}>
                {font}
              </span>
              <span className="mt-0.5 text-xs text-ink-2">{character}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
