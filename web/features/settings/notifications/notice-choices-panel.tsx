import { queryOptions, useQuery } from '@tanstack/react-query';
import { getNoticeChoices, setNoticeChoices } from '../../../../domain/api/account/notices.ts';
import type { NoticeChoice, NoticeKind } from '../../../../domain/notices.ts';
import { Switch } from '../../../components/fields/switch.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { Panel } from '../panel.tsx';
import { PanelWaiting } from '../panel-waiting.tsx';

const KINDS: Record<NoticeKind, { title: string; text: string }> = {
  failed: { title: 'A post failed', text: 'It did not work out, or a network refused it, and why.' },
  missed: { title: 'A post was missed', text: 'Fanfare was not running at its time.' },
  approval: { title: 'A plan waits for approval', text: 'An hour before its time, if you have not decided yet.' },
  ready: { title: 'A post is ready', text: 'At its time, with its text and pictures, for you to post.' },
  sent: { title: 'A post went out', text: 'By an account that you have connected, and where.' },
  connection: { title: 'A connection broke', text: 'Nothing goes out by it until you connect again.' },
};
const PLACES = [
  { place: 'mail', label: 'By mail' },
  { place: 'app', label: 'In the app' },
] as const;

const choicesQuery = queryOptions({
  queryKey: ['notice-choices'],
  queryFn: async ({ signal }) => (await api(getNoticeChoices, {}, { signal })).data,
});

/** Shows a choice at once and keeps it; where that fails, it is shown as it was. */
async function choose(choice: NoticeChoice): Promise<void> {
  await queryClient.cancelQueries({ queryKey: choicesQuery.queryKey });
  queryClient.setQueryData(choicesQuery.queryKey, (known) =>
    known?.map((one) => (one.kind === choice.kind ? choice : one)),
  );
  try {
    await api(setNoticeChoices, { choices: [choice] });
  } catch (cause) {
    toastFailure('Your choice was not saved', cause);
    await queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey });
  }
}

/** What is told by mail and what in the app, kind by kind. */
export function NoticeChoicesPanel() {
  const { data, error, refetch } = useQuery(choicesQuery);
  return (
    <Panel title="What Fanfare tells you" text="Several at once share one mail, so that none of this floods you.">
      {data ? (
        <table className="mt-3 w-full text-left">
          <thead>
            <tr className="border-b border-line text-xs text-ink-3">
              <th scope="col" className="py-2 pl-6 font-normal max-sm:pl-4">
                <span className="sr-only">What</span>
              </th>
              {PLACES.map(({ place, label }) => (
                <th
                  key={place}
                  scope="col"
                  className="w-20 px-2 py-2 text-center font-normal whitespace-nowrap last:pr-6 max-sm:last:pr-4"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {data.map((choice) => (
              <Row key={choice.kind} choice={choice} />
            ))}
          </tbody>
        </table>
      ) : (
        <PanelWaiting what="your choices" error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

function Row({ choice }: { choice: NoticeChoice }) {
  const { title, text } = KINDS[choice.kind];
  return (
    <tr>
      <th scope="row" className="py-3.5 pl-6 font-normal max-sm:pl-4">
        <span className="block text-sm font-medium">{title}</span>
        <span className="mt-0.5 block text-sm text-pretty text-ink-2">{text}</span>
      </th>
      {PLACES.map(({ place, label }) => (
        <td key={place} className="px-2 last:pr-6 max-sm:last:pr-4">
          <span className="flex justify-center">
            <Switch
              label={`${title}: ${label.toLowerCase()}`}
              isOn={choice[place]}
              onChange={(isOn) => void choose({ ...choice, [place]: isOn })}
            />
          </span>
        </td>
      ))}
    </tr>
  );
}
