import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  text: string;
  /** What comes before it and has the page's heading; the form's own is then below that. */
  lead?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/**
 * A form with its heading. The first empty field is ready to type in, unless that would raise a phone's keyboard or something
 * comes before it: then the keyboard waits at the heading, never nowhere.
 */
export function FormFrame({ title, text, lead, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const hasLead = Boolean(lead);
  useEffect(() => {
    // Whoever began on the prerendered form stays where they are.
    if (form.current?.contains(document.activeElement)) return;
    const isToType = !hasLead && window.matchMedia('(pointer: fine)').matches;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const first = isToType ? fields.find(({ value }) => value === '') : form.current?.querySelector('h1');
    first?.focus({ preventScroll: true });
  }, [hasLead]);
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
