import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { ComingSoon, SOON_LINK } from '../coming-soon.tsx';
import { BrowserNoticesPanel } from './browser-notices-panel.tsx';
import { NoticeChoicesPanel } from './notice-choices-panel.tsx';

const PLANS = [
  { icon: CalendarDays, title: 'Your week ahead', text: 'One mail on Mondays with everything that is planned.' },
];

/** What Fanfare tells its users about, and where. */
export function NotificationsSection() {
  return (
    <>
      <NoticeChoicesPanel />
      <BrowserNoticesPanel />
      <ComingSoon title="More notification settings coming soon" plans={PLANS}>
        Mails about signing in always come. What is done and what failed stands in{' '}
        <Link to="/scheduled" className={SOON_LINK}>
          Scheduled Tasks
        </Link>{' '}
        the moment it happens.
      </ComingSoon>
    </>
  );
}
