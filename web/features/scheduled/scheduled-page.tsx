import { CalendarClock } from 'lucide-react';
import { Soon } from '../../components/soon.tsx';

/** What is scheduled, and the builder beside it. */
export default function ScheduledPage() {
  return (
    <Soon
      icon={CalendarClock}
      name="Scheduled Tasks"
      title="Your schedule opens here soon"
      text="Every post you approve will stand here with its day and hour, and what became of it."
    />
  );
}
