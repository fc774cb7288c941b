import { CircleCheck, Mail, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { ComingSoon, SOON_LINK } from './coming-soon.tsx';

const PLANS = [
  {
    icon: CircleCheck,
    title: 'A scheduled workflow is done',
    text: 'A note when its results are there to be looked at and posted.',
  },
  {
    icon: TriangleAlert,
    title: 'A scheduled workflow failed',
    text: 'A note with the reason, so that you can run it again in time.',
  },
  { icon: Mail, title: 'Your week ahead', text: 'One mail on Mondays with everything that is planned.' },
];

/** What Fanfare will tell its users about. */
export function NotificationsSection() {
  return (
    <ComingSoon title="Notification settings coming soon" plans={PLANS}>
      Until then, Fanfare mails you only about signing in. What is done and what failed stands in{' '}
      <Link to="/scheduled" className={SOON_LINK}>
        Scheduled Tasks
      </Link>{' '}
      the moment it happens.
    </ComingSoon>
  );
}
