import { Switch } from '../../../components/fields/switch.tsx';
import { type BrowserNotices, setBrowserNotices, useBrowserNotices } from '../../../lib/browser-notices.ts';
import { Panel, PanelBody } from '../panel.tsx';

const WORDS: Record<BrowserNotices, string> = {
  impossible: 'This browser can’t show notifications from here. Mails and the bell tell you everything.',
  blocked: 'You have blocked notifications from Fanfare. Allow them in your browser’s settings for this site first.',
  off: 'Your browser asks you once whether it may.',
  on: 'On in this browser, while Fanfare is open in a tab.',
};

/** Notifications of the browser, asked for by a click here and nowhere else. */
export function BrowserNoticesPanel() {
  const state = useBrowserNotices();
  return (
    <Panel title="Browser notifications" text="What the bell tells you also shows on your desktop, in this browser.">
      <PanelBody className="flex items-center justify-between gap-4">
        <p role="status" className="text-sm text-pretty text-ink-2">
          {WORDS[state]}
        </p>
        <Switch
          label="Browser notifications"
          isOn={state === 'on'}
          disabled={state === 'impossible' || state === 'blocked'}
          onChange={(isOn) => void setBrowserNotices(isOn)}
        />
      </PanelBody>
    </Panel>
  );
}
