import type { ModelKindState } from '../../../../domain/api/models.ts';
import { Field } from '../../../components/fields/field.tsx';
import { SOON_LINK } from '../coming-soon.tsx';
import { hiddenKey, KEY_PAGES } from './model-texts.ts';

interface Props {
  provider: ModelKindState['providers'][number];
  value: string;
  onChange: (value: string) => void;
  /** Where it is told what is wrong with it, if something is. */
  toldBy: string | undefined;
}

/** The key of a provider: pasted; a stored one is never shown again, only its end. */
export function KeyField({ provider: { provider, name, keyHint }, value, onChange, toldBy }: Props) {
  const page = KEY_PAGES[provider];
  return (
    <Field
      label="Key"
      name="key"
      type="password"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      problem={null}
      placeholder={keyHint ? hiddenKey(keyHint) : undefined}
      hint={keyHint ? 'Stored. Paste another one to replace it.' : page && <KeyPage name={name} {...page} />}
      {...(toldBy !== undefined && { 'aria-invalid': true, 'aria-describedby': toldBy })}
    />
  );
}

function KeyPage({ name, href, host }: { name: string; href: string; host: string }) {
  return (
    <>
      {name} makes keys at{' '}
      <a href={href} target="_blank" rel="noopener noreferrer" className={SOON_LINK}>
        {host}
        <span className="sr-only">, opens in a new tab</span>
      </a>
      .
    </>
  );
}
