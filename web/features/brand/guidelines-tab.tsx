import { useState } from 'react';
import { saveBrandGuidelines } from '../../../domain/api/brand.ts';
import { GUIDELINES, type GuidelineName } from '../../../domain/brand.ts';
import { api } from '../../lib/api/api.ts';
import { keepBrandProfile } from '../../lib/queries/brand-query.ts';
import { FormCard } from './form-card.tsx';
import { fullness, GUIDELINE_NAMES, guidelineProblem } from './forms.ts';
import { GuidelineField } from './guideline-field.tsx';
import { Keywords } from './keywords.tsx';
import { tell } from './tell.tsx';
import type { Forms } from './use-brand-forms.ts';

/** What good looks like, and who reads it. */
const LOOKS: Record<GuidelineName, { placeholder: string; hint: string; rows?: number; isHalf?: boolean }> = {
  brand_name: { placeholder: 'Northlight Coffee', hint: 'As it is written in posts and on pictures', isHalf: true },
  brand_tagline: { placeholder: 'Slow roasted, quickly loved', hint: 'The line below your name', isHalf: true },
  brand_keywords: { placeholder: 'coffee, slow mornings, fair trade', hint: 'Separated by commas' },
  brand_mission: {
    placeholder: 'Bring honest coffee to every desk in town, without the fuss',
    hint: 'Why you do what you do',
    rows: 2,
  },
  brand_tone_of_voice: {
    placeholder: 'Warm and plain. Short sentences, a little humour, never salesy',
    hint: 'How you sound when you write',
    rows: 2,
  },
  brand_logo_usage_guidelines: {
    placeholder: 'Bottom right, on calm backgrounds only',
    hint: 'Where your logo belongs and where it does not',
  },
};

/** How the brand speaks. */
export function GuidelinesTab({ forms, change, settle, isChanged }: Forms) {
  const [isSaving, setIsSaving] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { guidelines } = forms;
  const isOver = (name: GuidelineName) => fullness(guidelines[name].length, GUIDELINES[name].limit) === 'over';
  // What is missing is said once somebody wants to save; what is too long at once.
  const problemOf = (name: GuidelineName) =>
    isChecked || isOver(name) ? guidelineProblem(name, guidelines[name]) : null;
  const save = async () => {
    setIsChecked(true);
    const first = GUIDELINE_NAMES.find((name) => guidelineProblem(name, guidelines[name]) !== null);
    if (first) return document.getElementById(first)?.focus();
    setIsSaving(true);
    const saved = await tell('Saving guidelines…', api(saveBrandGuidelines, guidelines), saveBrandGuidelines);
    if (saved) {
      await keepBrandProfile(saved.data);
      settle('guidelines', guidelines);
      setIsChecked(false);
    }
    setIsSaving(false);
  };
  return (
    <FormCard
      title="Guidelines"
      text="How you speak. The assistant reads this before it writes anything for you."
      action="Save guidelines"
      isBusy={isSaving}
      isBlocked={GUIDELINE_NAMES.some(isOver)}
      isChanged={isChanged('guidelines')}
      onSave={save}
      onDiscard={() => {
        settle('guidelines');
        setIsChecked(false);
      }}
    >
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        {GUIDELINE_NAMES.map((name) => {
          const { isHalf, ...look } = LOOKS[name];
          return (
            <div key={name} className={isHalf ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
              <GuidelineField
                name={name}
                value={guidelines[name]}
                onChange={(text) => change('guidelines', { [name]: text })}
                problem={problemOf(name)}
                {...look}
              />
              {name === 'brand_keywords' && <Keywords text={guidelines.brand_keywords} />}
            </div>
          );
        })}
      </div>
    </FormCard>
  );
}
