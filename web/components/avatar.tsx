import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';

interface Props {
  person: { firstName: string; lastName: string } | undefined;
  /** Where the picture lies, or null. */
  picture: string | null;
  className: string;
}

/** Somebody's picture, or their initials where there is none. */
export function Avatar({ person, picture, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-[linear-gradient(135deg,#1f5266,#143241)] font-semibold text-white',
        className,
      )}
    >
      {picture !== null && picture !== broken ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(person)
      )}
    </span>
  );
}

function initialsOf(person: Props['person']): string {
  return (
    [person?.firstName, person?.lastName]
      .map((name) => [...(name ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || 'F'
  );
}
