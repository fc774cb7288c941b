import { useMemo, useState } from 'react';
import type { BrandProfile } from '../../../domain/api/brand.ts';
import { type BrandForms, differs, type Edits, type FormName, formsOf, withoutEdit } from './forms.ts';

/** The forms over a saved brand: what was changed stays until it is saved or discarded, whichever tab is shown. */
export function useBrandForms(profile: BrandProfile) {
  const saved = useMemo(() => formsOf(profile), [profile]);
  const [edits, setEdits] = useState<Edits>({});
  const forms: BrandForms = { ...saved, ...edits };
  return {
    saved,
    forms,
    isChanged: (name: FormName) => differs(forms[name], saved[name]),
    change: <Name extends FormName>(name: Name, fields: Partial<BrandForms[Name]>) =>
      setEdits((now) => ({ ...now, [name]: { ...saved[name], ...now[name], ...fields } })),
    /** Shows what is saved again, unless something was typed since `form` stood there. */
    settle: <Name extends FormName>(name: Name, form?: BrandForms[Name]) =>
      setEdits((now) => withoutEdit(now, name, form)),
  };
}
export type Forms = ReturnType<typeof useBrandForms>;
