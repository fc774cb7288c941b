import { CalendarClock, type LucideIcon, Workflow } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { Waiting } from '../components/full-page.tsx';
import { classNames } from '../lib/class-names.ts';
import { isBuilder } from './tab-address.ts';

interface Props {
  /** Each shows the tabs at its own head. */
  builder: (tabs: ReactNode) => ReactNode;
  tasks: (tabs: ReactNode) => ReactNode;
}

/** The page at /scheduled: the builder and the tasks, as two tabs that the address remembers. */
export default function WorkTabs({ builder, tasks }: Props) {
  const { pathname, search } = useLocation();
  const isBuilderHere = isBuilder(pathname, search);
  const tabs = (
    <nav
      aria-label="Workflows"
      className="flex shrink-0 gap-0.5 rounded-button bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)]"
    >
      <Tab to="/scheduled?tab=builder" icon={Workflow} isHere={isBuilderHere}>
        <span className="max-md:sr-only">Workflow </span>Builder
      </Tab>
      <Tab to="/scheduled" icon={CalendarClock} isHere={!isBuilderHere}>
        <span className="max-md:sr-only">Scheduled </span>Tasks
      </Tab>
    </nav>
  );
  return <Suspense fallback={<Waiting />}>{isBuilderHere ? builder(tabs) : tasks(tabs)}</Suspense>;
}

function Tab(props: { to: string; icon: LucideIcon; isHere: boolean; children: ReactNode }) {
  const { to, icon: Icon, isHere, children } = props;
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'touchable flex h-7 items-center gap-1.5 rounded-md px-2.5 text-sm whitespace-nowrap transition-colors duration-120',
        isHere ? 'bg-surface font-medium text-ink shadow-xs' : 'text-ink-2 hover:text-ink',
      )}
    >
      <Icon size={14} strokeWidth={1.8} aria-hidden="true" />
      <span>{children}</span>
    </Link>
  );
}
