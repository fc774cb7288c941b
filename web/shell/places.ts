import { CalendarClock, Link2, type LucideIcon, Palette, Send } from 'lucide-react';

export const READY = '/ready';

/** The ways that the sidebar shows. */
export const PLACES: { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/scheduled', label: 'Scheduled Tasks', icon: CalendarClock },
  { to: READY, label: 'Ready to post', icon: Send },
  { to: '/brand', label: 'Brand', icon: Palette },
  { to: '/connect', label: 'Connect', icon: Link2 },
];
