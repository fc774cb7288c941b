import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { keepAccount } from '../../domain/api/account/account-deletion.ts';
import { Button } from '../components/button.tsx';
import { FullPage } from '../components/full-page.tsx';
import { toastFailure } from '../components/toast-failure.tsx';
import { DownloadButton } from '../features/settings/own-data/download-button.tsx';
import { api } from '../lib/api/api.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { keeper, useUser } from '../lib/session/session.ts';
import { longMoment } from '../lib/us-dates.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { logOutTelling } from './log-out.ts';

/** All there is of an account that is to be deleted: the way back, and the way out. */
export default function LeavingPage({ deletionAt }: { deletionAt: string }) {
  usePageTitle('Your account will be deleted');
  const user = useUser();
  const [isRunning, setIsRunning] = useState(false);
  const keep = async () => {
    setIsRunning(true);
    try {
      const { message } = await api(keepAccount, {});
      // What was loaded before knows nothing of what was held back.
      queryClient.clear();
      if (user) keeper.describeUser({ ...user, deletionAt: null });
      toast.success(message);
    } catch (failure) {
      toastFailure(keepAccount.fallback ?? '', failure);
      setIsRunning(false);
    }
  };
  return (
    <main className="h-full">
      <FullPage
        kicker={user?.email}
        title={`Your account will be deleted on ${longMoment(deletionAt)}`}
        text="Until then nothing of yours runs or is published. Keep it and everything comes back as it was; posts whose time has passed meanwhile are not sent late."
        ways={
          <>
            <Button busy={isRunning} onClick={() => void keep()}>
              Keep my account
            </Button>
            <Button look="quiet" onClick={() => void logOutTelling()}>
              Sign out
            </Button>
            <div className="mt-2 flex w-full justify-center">
              <DownloadButton />
            </div>
          </>
        }
      />
    </main>
  );
}
