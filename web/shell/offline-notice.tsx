import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../lib/api/connection.ts';

/** Says that the connection is gone, for as long as it is: a bar above everything, which lies over nothing. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-solid px-4 py-1.5 text-sm text-on-solid">
          <WifiOff size={15} aria-hidden="true" className="shrink-0" />
          You are offline. Fanfare carries on when the connection is back.
        </p>
      )}
    </div>
  );
}
