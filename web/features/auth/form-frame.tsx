import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  text: string;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** A form with its heading; the first field is ready to type in, unless that would raise a phone's keyboard. */
export function FormFrame({ title, text, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="appear">
      <h1 className="text-xl font-[560]">{title}</h1>
      <p className="mt-1 text-base text-pretty text-ink-2">{text}</p>
      <div className="mt-6 flex flex-col gap-4">{children}</div>
    </form>
  );
}
