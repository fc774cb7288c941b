import { Bell, CreditCard, type LucideIcon, Puzzle, ShieldCheck, UserRound } from 'lucide-react';

export const SECTIONS = ['profile', 'account', 'notifications', 'integrations', 'billing'] as const;
export type SettingsSection = (typeof SECTIONS)[number];

export const SECTION_LOOKS: Record<SettingsSection, { title: string; text: string; icon: LucideIcon }> = {
  profile: { title: 'Profile Information', text: 'Who you are in Fanfare.', icon: UserRound },
  account: { title: 'Account Settings', text: 'How you sign in, and everything you keep here.', icon: ShieldCheck },
  notifications: { title: 'Notifications', text: 'What Fanfare tells you about, and where.', icon: Bell },
  integrations: { title: 'Integrations', text: 'What Fanfare works together with.', icon: Puzzle },
  billing: { title: 'Billing & Plans', text: 'The plan you are on.', icon: CreditCard },
};

/** The section that an address names; the profile where it names none. */
export function sectionOf(named: string | null): SettingsSection {
  return SECTIONS.find((section) => section === named) ?? 'profile';
}

/** The address of a section. */
export function sectionAddress(section: SettingsSection): string {
  return section === 'profile' ? '/settings' : `/settings?section=${section}`;
}
