import { Compass, Palette } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { patiently } from '../../../lib/api/connection.ts';
import { classNames } from '../../../lib/class-names.ts';
import { keeper } from '../../../lib/session/session.ts';
import { chat } from '../state/chat-here.ts';
import { rememberShownAround, wasShownAround } from './shown-around.ts';

const ShowAround = lazy(patiently(() => import('./show-around.tsx')));
const loadSampleBrand = patiently(() => import('../../../lib/queries/sample-brand.ts'));

/** A message that is answered with a plan, whenever it is sent: the first one is a click away. */
const EXAMPLE =
  'Post on LinkedIn tomorrow at 9 am: “Six coffees, one table, no slides. Our Saturday tasting is back: 10 am at Mill Lane. Bring a friend.”';

/** Where somebody without any conversation can begin. Hidden, it only keeps its room: whether it is needed is not known yet. */
export function FirstRun({ isHidden }: { isHidden: boolean }) {
  const userId = keeper.current()?.userId ?? '';
  const [isShowing, setIsShowing] = useState(false);
  const [isOffered, setIsOffered] = useState(() => !wasShownAround(userId));
  const planButton = useRef<HTMLButtonElement>(null);
  const showAround = () => {
    setIsShowing(true);
    // However far it is followed, it does not come back.
    rememberShownAround(userId);
  };
  return (
    <section
      aria-labelledby="first-run"
      data-unless="conversations"
      className={classNames('mt-6 overflow-hidden rounded-xl bg-surface shadow-sm', isHidden && 'invisible')}
    >
      <div data-tour="example" className="flex items-center gap-5 p-4 pl-5 max-sm:flex-col max-sm:items-stretch">
        <div className="min-w-0 flex-1">
          <h2 id="first-run" className="text-sm font-medium">
            Your first plan, to try
          </h2>
          <p className="mt-1 text-sm text-pretty text-ink-2">{EXAMPLE}</p>
        </div>
        <Button ref={planButton} onClick={() => void chat.send(EXAMPLE)}>
          Plan this post
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line bg-sunken/60 px-2.5 py-1.5">
        {isOffered && (
          <Button look="ghost" size="small" onClick={showAround}>
            <Compass size={14} aria-hidden="true" />
            Show me around
          </Button>
        )}
        <SampleBrandButton />
        <p className="ml-auto px-2 text-xs text-ink-3 max-sm:ml-1 max-sm:w-full max-sm:pb-1">
          Trying this costs nothing, and posts nothing.
        </p>
      </div>
      {isShowing && (
        <Suspense fallback={null}>
          <ShowAround
            onLeave={() => {
              setIsShowing(false);
              setIsOffered(false);
              // What was pressed is gone: the keyboard goes on with the next thing to do.
              requestAnimationFrame(() => planButton.current?.focus());
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function SampleBrandButton() {
  const [state, setState] = useState<'offered' | 'running' | 'set'>('offered');
  const take = async () => {
    setState('running');
    const { takeSampleBrand } = await loadSampleBrand();
    setState((await takeSampleBrand()) ? 'set' : 'offered');
  };
  return (
    <Button
      look="ghost"
      size="small"
      busy={state === 'running'}
      aria-disabled={state === 'set'}
      onClick={state === 'set' ? undefined : () => void take()}
    >
      {state !== 'running' && <Palette size={14} aria-hidden="true" />}
      {state === 'set' ? 'Sample brand in use' : 'Try a sample brand'}
    </Button>
  );
}
