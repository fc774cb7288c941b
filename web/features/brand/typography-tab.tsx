import './brand-fonts.css';
import { useState } from 'react';
import { saveBrandTypography } from '../../../domain/api/brand.ts';
import { api } from '../../lib/api/api.ts';
import { keepBrandProfile } from '../../lib/queries/brand-query.ts';
import { FontChoice } from './font-choice.tsx';
import { FormCard } from './form-card.tsx';
import type { BrandForms } from './forms.ts';
import { tell } from './tell.tsx';
import { setIn } from './typefaces.ts';
import type { Forms } from './use-brand-forms.ts';

/** The fonts that pictures are set in. */
export default function TypographyTab({ forms, change, settle, isChanged }: Forms) {
  const [isSaving, setIsSaving] = useState(false);
  const { fonts, guidelines } = forms;
  const save = async () => {
    setIsSaving(true);
    const sent = { headings_font: fonts.headings, body_font: fonts.body };
    const saved = await tell('Saving typography…', api(saveBrandTypography, sent), saveBrandTypography);
    if (saved) {
      await keepBrandProfile(saved.data);
      settle('fonts', fonts);
    }
    setIsSaving(false);
  };
  return (
    <FormCard
      title="Typography"
      text="One voice for headlines, one for everything below them. Your pictures are set in these."
      action="Save typography"
      isBusy={isSaving}
      isChanged={isChanged('fonts')}
      onSave={save}
      onDiscard={() => settle('fonts')}
    >
      <div className="flex flex-col gap-6">
        <FontChoice
          label="Headings font"
          name="headings"
          value={fonts.headings}
          onChoose={(headings) => change('fonts', { headings, isChosen: true })}
        />
        <FontChoice
          label="Body font"
          name="body"
          value={fonts.body}
          onChoose={(body) => change('fonts', { body, isChosen: true })}
        />
        <Sample fonts={fonts} name={guidelines.brand_name.trim()} tagline={guidelines.brand_tagline.trim()} />
      </div>
    </FormCard>
  );
}

function Sample({ fonts, name, tagline }: { fonts: BrandForms['fonts']; name: string; tagline: string }) {
  return (
    <figure className="rounded-lg bg-sunken px-5 py-5 shadow-[inset_0_0_0_1px_var(--c-line)]">
      <figcaption className="text-xs text-ink-3">
        {fonts.headings === fonts.body ? fonts.body : `${fonts.headings} with ${fonts.body}`}
      </figcaption>
      <p className="mt-2.5 text-2xl text-balance wrap-anywhere" style={setIn(fonts.headings, 'headings')}>
        {tagline || 'Small things, made with great care'}
      </p>
      <p className="mt-2.5 max-w-[56ch] text-md text-pretty wrap-anywhere text-ink-2" style={setIn(fonts.body, 'body')}>
        {`This is how ${name || 'your brand'} reads below a headline: a sentence or two, set calmly, with room to breathe. Numbers such as 1, 250 and 3,900 matter too.`}
      </p>
    </figure>
  );
}
