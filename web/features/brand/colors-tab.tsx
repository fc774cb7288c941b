import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { saveBrandColors } from '../../../domain/api/brand.ts';
import { DEFAULT_BRAND_COLORS, hexColor } from '../../../domain/brand.ts';
import { Button } from '../../components/button.tsx';
import { ColorField } from '../../components/fields/color-field.tsx';
import { api } from '../../lib/api/api.ts';
import { keepBrandProfile } from '../../lib/queries/brand-query.ts';
import { ContrastNote } from './contrast-note.tsx';
import { FormCard } from './form-card.tsx';
import { differs } from './forms.ts';
import { tell } from './tell.tsx';
import type { Forms } from './use-brand-forms.ts';

/** The two colours that pictures are made of. */
export function ColorsTab({ forms, change, settle, isChanged }: Forms) {
  const [isSaving, setIsSaving] = useState(false);
  const { colors } = forms;
  const [primary, accent] = [hexColor(colors.primary), hexColor(colors.accent)];
  const save = async () => {
    setIsSaving(true);
    const sent = { primary_color: colors.primary, accent_color: colors.accent };
    const saved = await tell('Saving colors…', api(saveBrandColors, sent), saveBrandColors);
    if (saved) {
      await keepBrandProfile(saved.data);
      settle('colors', colors);
    }
    setIsSaving(false);
  };
  return (
    <FormCard
      title="Colors"
      text="The primary color carries your pictures, the accent draws the eye. Tints and shades between them are mixed for you."
      action="Save colors"
      isBusy={isSaving}
      isBlocked={primary === null || accent === null}
      isChanged={isChanged('colors')}
      onSave={save}
      onDiscard={() => settle('colors')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ColorField
          label="Primary"
          hint="Backgrounds and large areas"
          value={colors.primary}
          onChange={(typed) => change('colors', { primary: typed })}
        />
        <ColorField
          label="Accent"
          hint="Highlights, buttons, the odd word"
          value={colors.accent}
          onChange={(typed) => change('colors', { accent: typed })}
        />
      </div>
      {primary !== null && accent !== null && <ContrastNote primary={primary} accent={accent} />}
      <Button
        look="ghost"
        size="small"
        className="mt-4 -ml-3"
        disabled={!differs(colors, DEFAULT_BRAND_COLORS)}
        onClick={() => change('colors', DEFAULT_BRAND_COLORS)}
      >
        <RotateCcw size={14} aria-hidden="true" />
        Reset to defaults
      </Button>
    </FormCard>
  );
}
