import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { SECTION_LOOKS, SECTIONS, type SettingsSection, sectionAddress } from './sections.ts';

interface Props {
  current: SettingsSection;
  /** Sections with something that is not saved yet. */
  unsaved: SettingsSection[];
}

/** The ways between the sections: a list beside them, five tabs above them on a phone. */
export function SectionNav({ current, unsaved }: Props) {
  return (
    <nav
      aria-label="Settings"
      className="md:sticky md:top-8 md:w-52 md:shrink-0 max-md:sticky max-md:top-0 max-md:z-10 max-md:border-b max-md:border-line max-md:bg-canvas"
    >
      <ul className="flex flex-col gap-px max-md:grid max-md:grid-cols-5">
        {SECTIONS.map((section) => (
          <li key={section} className="min-w-0">
            <Entry section={section} isHere={section === current} isUnsaved={unsaved.includes(section)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ section, isHere, isUnsaved }: { section: SettingsSection; isHere: boolean; isUnsaved: boolean }) {
  const { title, icon: Icon } = SECTION_LOOKS[section];
  return (
    <Link
      to={sectionAddress(section)}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'relative flex items-center transition-colors duration-120',
        'md:h-9 md:gap-2.5 md:rounded-md md:px-3 md:text-sm',
        'max-md:h-18 max-md:flex-col max-md:justify-start max-md:gap-1.5 max-md:px-1.5 max-md:pt-2.5 max-md:text-center max-md:text-2xs max-md:leading-[13px] max-md:-tracking-[0.01em]',
        isHere
          ? 'font-medium text-ink md:bg-active max-md:shadow-[inset_0_-2px_0_var(--c-accent)]'
          : 'text-ink-2 hover:text-ink md:hover:bg-hover',
      )}
    >
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className={classNames('shrink-0', isHere && 'text-accent-text')}
      />
      <span className="max-md:max-w-full max-md:text-balance">{title}</span>
      {isUnsaved && (
        <span className="ml-auto size-1.5 rounded-full bg-accent max-md:absolute max-md:top-2 max-md:left-[calc(50%+10px)]">
          <span className="sr-only">, not saved</span>
        </span>
      )}
    </Link>
  );
}
