import { ChevronsUpDown, LogOut, Moon } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../components/avatar.tsx';
import { SwitchLook } from '../components/fields/switch.tsx';
import { Menu, MenuItem } from '../components/menu.tsx';
import { Spinner } from '../components/spinner.tsx';
import { classNames } from '../lib/class-names.ts';
import { useUser } from '../lib/session/session.ts';
import { setTheme, useTheme } from '../lib/theme.ts';
import { logOutTelling } from './log-out.ts';

/** Who is signed in, the theme, and the way out. */
export function AccountMenu({ isOpen }: { isOpen: boolean }) {
  const user = useUser();
  const theme = useTheme();
  const [isLeaving, setIsLeaving] = useState(false);
  const name = user?.name || 'Your account';
  return (
    <Menu
      label="Account"
      triggerClassName={classNames(
        'flex h-10 w-full items-center gap-2.5 rounded-md text-sm transition-colors duration-120 hover:bg-hover',
        isOpen ? 'px-1.5' : 'justify-center',
      )}
      trigger={
        <>
          {isLeaving ? (
            <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center">
              <Spinner size={13} />
            </span>
          ) : (
            <Avatar person={user} picture={user?.avatar ?? null} className="size-7 text-2xs" />
          )}
          <span className="sr-only">Account: </span>
          <span className={isOpen ? 'min-w-0 flex-1 truncate text-left' : 'sr-only'}>
            {isLeaving ? 'Logging out…' : name}
          </span>
          {isOpen && <ChevronsUpDown size={14} aria-hidden="true" className="mr-1 text-ink-3" />}
        </>
      }
      header={
        <div className="border-b border-line px-3 py-2.5">
          <p className="truncate text-sm font-medium">{name}</p>
          {user && <p className="truncate text-xs text-ink-3">{user.email}</p>}
        </div>
      }
    >
      <MenuItem checked={theme === 'dark'} onSelect={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
        <Moon size={15} aria-hidden="true" />
        <span className="flex-1">Dark theme</span>
        <SwitchLook isOn={theme === 'dark'} />
      </MenuItem>
      <MenuItem
        onSelect={() => {
          setIsLeaving(true);
          void logOutTelling();
        }}
      >
        <LogOut size={15} aria-hidden="true" />
        Log out
      </MenuItem>
    </Menu>
  );
}
