import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { exportData } from '../../../domain/api/own-data.ts';
import { Button } from '../../components/button.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { downloadExport } from './download-export.ts';
import { sizeText } from './size-text.ts';

/** Downloads everything, and tells how much has come so far. */
export function DownloadButton() {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = async () => {
    const here = new AbortController();
    running.current = here;
    setBytes(0);
    try {
      const size = await downloadExport(setBytes, here.signal);
      toast.success(`Your data was downloaded (${sizeText(size)})`);
    } catch (failure) {
      if (!here.signal.aborted) toastFailure(exportData.fallback ?? '', failure);
    } finally {
      setBytes(null);
    }
  };
  return (
    <div className="flex items-center gap-2 max-sm:col-start-2">
      {bytes !== null && (
        <Button look="ghost" size="small" onClick={() => running.current?.abort()}>
          Cancel
        </Button>
      )}
      <Button look="quiet" size="small" busy={bytes !== null} onClick={() => void download()}>
        {bytes === null ? (
          'Download everything'
        ) : (
          <span className="tabular-nums">{bytes === 0 ? 'Preparing…' : `Downloading ${sizeText(bytes)}`}</span>
        )}
      </Button>
    </div>
  );
}
