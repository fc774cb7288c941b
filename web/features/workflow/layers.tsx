import { ConnectDialog } from './connect-dialog.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { MindmapDialog } from './mindmap-dialog.tsx';
import { RunHistoryDialog } from './run-history-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { WorkflowResults } from './workflow-results.tsx';

/** Everything that opens above the builder. */
export default function Layers({ canSchedule }: { canSchedule: boolean }) {
  return (
    <>
      <SaveDialog />
      <SavedDialog canSchedule={canSchedule} />
      <ConnectDialog />
      <DescribeDialog />
      <LimitDialog />
      <ShortcutsDialog />
      <SearchDialog />
      <TextDialog />
      <MindmapDialog />
      <WorkflowResults />
      <RunHistoryDialog />
      <VersionsDialog />
    </>
  );
}
