import {
  BookOpen,
  CalendarClock,
  Keyboard,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Moon,
  Plus,
  Settings,
  Sun,
  Workflow,
} from 'lucide-react';
import { SECTION_LOOKS, SECTIONS, sectionAddress } from '../../features/settings/sections.ts';
import { KEYS } from '../../lib/shortcuts.ts';
import { setTheme, type Theme } from '../../lib/theme.ts';
import { logOutTelling } from '../log-out.ts';
import { PLACES } from '../places.ts';

/** Something that the palette offers: a way to go, or something to do. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** What else it is found by, and shows beside the label. */
  detail?: string;
  icon: LucideIcon;
  /** The key that does the same. */
  keys?: string;
  does: { to: string } | { run: () => void };
}

export interface Group {
  name: string;
  entries: PaletteEntry[];
}

const way = (to: string, label: string, icon: LucideIcon, detail?: string): PaletteEntry => ({
  id: to,
  label,
  icon,
  does: { to },
  ...(detail === undefined ? {} : { detail }),
});

/** Everywhere that somebody can go. */
const WAYS: PaletteEntry[] = [
  way('/dashboard', 'Chat', MessageSquare),
  ...PLACES.map(({ to, label, icon }) => way(to, label, icon)),
  way('/scheduled?tab=builder', 'Workflow Builder', Workflow),
  way('/scheduled?view=calendar', 'Calendar', CalendarClock, 'Scheduled Tasks'),
  ...SECTIONS.map((section) => way(sectionAddress(section), SECTION_LOOKS[section].title, Settings, 'Settings')),
];

/** What can be done from everywhere. */
export function actionsOf({
  theme,
  newChat,
  openHelp,
}: {
  theme: Theme;
  newChat(): void;
  openHelp(): void;
}): PaletteEntry[] {
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    { id: 'new-chat', label: 'New Chat', icon: Plus, keys: KEYS.newChat, does: { run: newChat } },
    {
      id: 'theme',
      label: `Switch to the ${other} theme`,
      icon: other === 'dark' ? Moon : Sun,
      does: { run: () => setTheme(other) },
    },
    { id: 'help', label: 'Keyboard shortcuts', icon: Keyboard, keys: KEYS.help, does: { run: openHelp } },
    {
      id: 'api',
      label: 'API documentation',
      icon: BookOpen,
      does: { run: () => void window.open('/api/docs', '_blank', 'noopener') },
    },
    { id: 'log-out', label: 'Log out', detail: 'sign out', icon: LogOut, does: { run: () => void logOutTelling() } },
  ];
}

/** The ways and actions with all of these words; all of them where nothing is sought. */
export function offered(actions: PaletteEntry[], sought: string): Group[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label, detail = '' }: PaletteEntry) =>
    words.every((word) => `${label} ${detail}`.toLowerCase().includes(word));
  return [
    { name: 'Go to', entries: WAYS.filter(fits) },
    { name: 'Do', entries: actions.filter(fits) },
  ];
}
