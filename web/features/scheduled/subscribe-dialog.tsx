import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from '../../../domain/api/schedule/calendar-feed.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { DialogFoot, DialogHead } from '../../components/dialogs/dialog-head.tsx';
import { FIELD_LOOK } from '../../components/fields/field-look.ts';
import { FormField } from '../../components/fields/form-field.tsx';
import { CopyButton } from '../../components/output/copy-button.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { TasksLoadFailure } from './load-failure.tsx';

const FEED = ['calendar-feed'];
const TITLE = 'Subscribe in your calendar';

/** The secret address at which other calendars read the schedule. */
export function SubscribeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={TITLE} className="dialog max-w-130">
      <DialogHead title={TITLE} onClose={onClose} />
      {isOpen && <Feed />}
    </Dialog>
  );
}

function Feed() {
  const { data, error, refetch } = useQuery({
    queryKey: FEED,
    queryFn: async ({ signal }) => (await api(getCalendarFeed, {}, { signal })).data,
    staleTime: 0,
  });
  const [isAsked, setIsAsked] = useState<'renew' | 'remove' | null>(null);
  const change = useMutation({
    mutationFn: (what: 'renew' | 'remove') => api(what === 'renew' ? renewCalendarFeed : deleteCalendarFeed, {}),
    onSuccess: ({ data: now, message }) => {
      queryClient.setQueryData(FEED, now);
      toast.success(message);
    },
    onError: (failure) => toastFailure('Failed to change the calendar address', failure),
  });
  if (error && !data)
    return <TasksLoadFailure what="Failed to load the calendar address" error={error} onRetry={() => void refetch()} />;
  const isThere = data?.createdAt != null;
  return (
    <>
      <div className="flex flex-col gap-4 p-5 text-base text-pretty text-ink-2">
        <p>
          See what is scheduled, and the plans that wait for your approval, in Google Calendar, Apple Calendar or
          Outlook: the last 30 days and the next year. Calendars look for changes about once an hour.
        </p>
        {data?.url && <Address url={data.url} />}
        {isThere && data.url === null && (
          <p role="alert" className="text-warn">
            The address can’t be shown any more, since the key that protects it was changed. Renew it to get one.
          </p>
        )}
        {isThere && <p className="text-sm">Whoever has this address can read your schedule. Keep it to yourself.</p>}
      </div>
      <DialogFoot>
        {isThere ? (
          <>
            <Button look="ghost" onClick={() => setIsAsked('remove')} className="mr-auto hover:text-bad">
              Remove
            </Button>
            <Button look="quiet" onClick={() => setIsAsked('renew')}>
              <RefreshCw size={14} aria-hidden="true" />
              Renew the address
            </Button>
          </>
        ) : (
          <Button busy={change.isPending || !data} onClick={() => change.mutate('renew')}>
            Make an address
          </Button>
        )}
      </DialogFoot>
      <ConfirmDialog
        isOpen={isAsked !== null}
        title={isAsked === 'remove' ? 'Remove the address?' : 'Renew the address?'}
        text={
          isAsked === 'remove'
            ? 'Calendars that use it stop showing your schedule.'
            : 'Calendars that use the old one stop showing your schedule until you give them the new one.'
        }
        action={isAsked === 'remove' ? 'Remove' : 'Renew'}
        onConfirm={async () => {
          if (isAsked) await change.mutateAsync(isAsked).catch(() => {});
        }}
        onClose={() => setIsAsked(null)}
      />
    </>
  );
}

function Address({ url }: { url: string }) {
  const id = useId();
  return (
    <>
      <FormField label="Address" htmlFor={id}>
        <div className="flex items-center gap-1">
          <input
            id={id}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className={`${FIELD_LOOK} h-9 font-mono text-xs`}
          />
          <CopyButton text={url} label="Copy the address" />
        </div>
      </FormField>
      <p>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex items-center gap-1.5 font-medium text-ink underline underline-offset-3"
        >
          <CalendarPlus size={15} aria-hidden="true" />
          Open in your calendar app
        </a>{' '}
        or copy the address and add it there as a calendar “from URL”.
      </p>
    </>
  );
}
