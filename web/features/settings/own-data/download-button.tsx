import { Button } from '../../../components/button.tsx';
import { cancelDownload, startDownload, useDownload } from './download-export.ts';
import { sizeText } from './size-text.ts';

/** Downloads everything, and tells how much has come so far. */
export function DownloadButton() {
  const { bytes } = useDownload();
  const isRunning = bytes !== null;
  return (
    <div className="flex items-center gap-2 max-sm:col-start-2">
      {isRunning && (
        <Button look="ghost" size="small" onClick={cancelDownload}>
          Cancel
        </Button>
      )}
      <Button look="quiet" size="small" busy={isRunning} onClick={() => void startDownload()}>
        {!isRunning && 'Download everything'}
        {isRunning && (
          <span className="tabular-nums">{bytes === 0 ? 'Preparing…' : `Downloading ${sizeText(bytes)}`}</span>
        )}
      </Button>
    </div>
  );
}
