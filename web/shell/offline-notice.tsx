import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../lib/connection.ts';

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    // Not at the bottom: there it would lie over what is being written.
    <div role="status" className="pointer-events-none fixed inset-x-0 top-16 z-50 flex justify-center px-4">
      {!isOnline && (
        <p className="rise flex items-center gap-2 rounded-button bg-solid px-3.5 py-2 text-sm text-on-solid shadow-lg">
          <WifiOff size={15} aria-hidden="true" />
          You are offline. Fanfare carries on when the connection is back.
        </p>
      )}
    </div>
  );
}
