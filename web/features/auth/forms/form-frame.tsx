import { type FormEvent, type ReactNode, useRef } from 'react';
import { useFirstField } from './use-first-field.ts';

interface Props {
  title: string;
  text: string;
  /** What comes before it and has the page's heading; the form's own is then below that. */
  lead?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** A form with its heading, at which the keyboard waits where something comes before it. */
export function FormFrame({ title, text, lead, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const hasLead = Boolean(lead);
  useFirstField(form, !hasLead);
  const Heading = hasLead ? 'h2' : 'h1';
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      {lead}
      <Heading tabIndex={-1} className={hasLead ? 'text-md font-[560]' : 'text-xl font-[560] outline-none'}>
        {title}
      </Heading>
      <p className="mt-1 text-base text-pretty text-ink-2">{text}</p>
      <div className="mt-6 flex flex-col gap-4">{children}</div>
    </form>
  );
}
