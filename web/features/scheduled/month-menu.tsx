import { CalendarCheck2, FileSpreadsheet, Rss, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MenuItem } from '../../components/menu.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { patiently } from '../../lib/api/connection.ts';
import { closeTaskLayer, openTaskLayer, useTasksUi } from './tasks-ui.ts';

const LabelsDialog = lazy(
  patiently(() => import('./labels/labels-dialog.tsx').then((module) => ({ default: module.LabelsDialog }))),
);
const SlotsDialog = lazy(
  patiently(() => import('./slots/slots-dialog.tsx').then((module) => ({ default: module.SlotsDialog }))),
);
const ImportDialog = lazy(
  patiently(() => import('./import/import-dialog.tsx').then((module) => ({ default: module.ImportDialog }))),
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
      <MoreMenu className="rounded-button shadow-xs">
        {PARTS.map(({ kind, label, icon: Icon }) => (
          <MenuItem key={kind} onSelect={() => openTaskLayer({ kind })}>
            <Icon size={14} aria-hidden="true" />
            {label}
          </MenuItem>
        ))}
      </MoreMenu>
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
      <Part isOpen={isOpen} onClose={() => closeTaskLayer(kind)} />
    </Suspense>
  );
}
