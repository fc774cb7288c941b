import { TextDialog } from './agent/text-dialog.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { MindmapDialog } from './mindmap-dialog.tsx';
import { RunHistoryDialog } from './run/run-history-dialog.tsx';
import { WorkflowResults } from './run/workflow-results.tsx';
import { LimitDialog } from './saved/limit-dialog.tsx';
import { SaveDialog } from './saved/save-dialog.tsx';
import { SavedDialog } from './saved/saved-dialog.tsx';
import { VersionsDialog } from './saved/versions-dialog.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { BuilderShortcuts } from './shortcuts-dialog.tsx';

/** Everything that opens above the builder. */
export default function Layers({ canSchedule }: { canSchedule: boolean }) {
  return (
    <>
      <SaveDialog />
      <SavedDialog canSchedule={canSchedule} />
      <ConnectDialog />
      <DescribeDialog />
      <LimitDialog />
      <BuilderShortcuts />
      <SearchDialog />
      <TextDialog />
      <MindmapDialog />
      <WorkflowResults />
      <RunHistoryDialog />
      <VersionsDialog />
    </>
  );
}
