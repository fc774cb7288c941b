import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Menu } from './menu.tsx';

/** What there is no room for, behind '…'. */
export function MoreMenu(props: { label?: string; className?: string; children: ReactNode }) {
  const { label = 'More', className, children } = props;
  return (
    <Menu
      label={label}
      triggerClassName={classNames(
        'touchable grid size-8 shrink-0 place-items-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink',
        className,
      )}
      trigger={
        <>
          <Ellipsis size={16} aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </>
      }
    >
      {children}
    </Menu>
  );
}
