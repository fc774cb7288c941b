import { CalendarCheck2, Ellipsis, FileSpreadsheet, Rss, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { patiently } from '../../lib/connection.ts';
import { close, open, useTasksUi } from './tasks-ui.ts';

const LabelsDialog = lazy(
  patiently(() => import('./labels-dialog.tsx').then((module) => ({ default: module.LabelsDialog }))),
);
const SlotsDialog = lazy(
  patiently(() => import('./slots-dialog.tsx').then((module) => ({ default: module.SlotsDialog }))),
);
const ImportDialog = lazy(
  patiently(() => import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog }))),
);
const SubscribeDialog = lazy(
  patiently(() => import('./subscribe-dialog.tsx').then((module) => ({ default: module.SubscribeDialog }))),
);

const PARTS = [
  { kind: 'labels', label: 'Labels…', icon: Tags, Part: LabelsDialog },
  { kind: 'slots', label: 'Posting slots…', icon: CalendarCheck2, Part: SlotsDialog },
  { kind: 'import', label: 'Import posts…', icon: FileSpreadsheet, Part: ImportDialog },
  { kind: 'subscribe', label: 'Subscribe in your calendar…', icon: Rss, Part: SubscribeDialog },
] as const;

/** What else there is to do with a month of posts, each in a dialog that is loaded when it is first asked for. */
export function MonthMenu() {
  return (
    <>
      <Menu
        label="More"
        triggerClassName="grid size-8 shrink-0 place-items-center rounded-button text-ink-2 shadow-xs transition-colors duration-120 hover:bg-hover hover:text-ink"
        trigger={
          <>
            <Ellipsis size={16} aria-hidden="true" />
            <span className="sr-only">More</span>
          </>
        }
      >
        {PARTS.map(({ kind, label, icon: Icon }) => (
          <MenuItem key={kind} onSelect={() => open({ kind })}>
            <Icon size={14} aria-hidden="true" />
            {label}
          </MenuItem>
        ))}
      </Menu>
      {PARTS.map((part) => (
        <OnceAsked key={part.kind} {...part} />
      ))}
    </>
  );
}

function OnceAsked({ kind, Part }: (typeof PARTS)[number]) {
  const isOpen = useTasksUi(({ layer }) => layer?.kind === kind);
  const [wasAsked, setWasAsked] = useState(isOpen);
  if (isOpen && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <Part isOpen={isOpen} onClose={() => close(kind)} />
    </Suspense>
  );
}
