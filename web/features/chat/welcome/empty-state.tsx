import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FREE_PLAN_IN_SHORT } from '../../../../domain/free-plan.ts';
import { DayGrid } from '../../../components/fields/day-grid.tsx';
import { patiently } from '../../../lib/api/connection.ts';
import { classNames } from '../../../lib/class-names.ts';
import { FIRST_TEMPLATES, type Template } from '../../../lib/first-templates.ts';
import { useUsage } from '../../../lib/queries/usage.ts';
import { Composer, focusMessageBox } from '../composer.tsx';
import { chat } from '../state/chat-here.ts';
import { FirstRun } from './first-run.tsx';
import { IndustryTag } from './industry-tag.tsx';
import { TemplateSketch } from './template-sketch.tsx';

const TemplatePicker = lazy(patiently(() => import('./template-picker.tsx')));

interface Props {
  /** Whether this is somebody's first conversation; null while that is not known. */
  isFirst: boolean | null;
}

/** What a chat shows before the first message: an invitation, the box, what it costs, and where to begin. */
export function EmptyState({ isFirst }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const [hasPicked, setHasPicked] = useState(false);
  const openPicker = () => {
    setHasPicked(true);
    setIsPicking(true);
  };
  const use = (template: Template) => {
    setIsPicking(false);
    chat.setInput(template.prompt);
    // After the dialog has given the keyboard back.
    requestAnimationFrame(focusMessageBox);
  };
  return (
    <div data-unless="messages" className="relative flex min-h-full flex-col">
      <DayGrid />
      <div className="relative m-auto w-full max-w-[760px] px-6 py-12 max-sm:px-5">
        <h1 className="text-center text-3xl font-[560] text-balance max-sm:text-2xl">
          Stay ahead with AI driven scheduling
        </h1>
        <p className="mt-3 text-center text-md text-ink-2">Choose a workflow template or ask me anything</p>
        <div data-tour="message" className="rise mt-9 rounded-2xl [--i:1] max-sm:mt-7">
          <Composer placeholder="Write an engaging blog post..." onTemplates={openPicker} />
        </div>
        <WhatItCosts />
        {isFirst !== false && <FirstRun isHidden={isFirst === null} />}
        <section aria-labelledby="explore" className="mt-10 max-sm:mt-8">
          <div className="flex items-center justify-between">
            <h2 id="explore" className="text-sm font-medium">
              Explore Workflows
            </h2>
            <button
              type="button"
              onClick={openPicker}
              className="group -mr-2 inline-flex h-7 items-center gap-1 rounded-md px-2 text-sm text-ink-2 transition-colors duration-120 hover:text-ink"
            >
              View All Workflows
              <ArrowRight
                size={14}
                aria-hidden="true"
                className="transition-[translate] duration-180 ease-out group-hover:translate-x-0.5"
              />
            </button>
          </div>
          <ul className="mt-3 grid grid-cols-3 gap-3 max-md:grid-cols-1">
            {FIRST_TEMPLATES.map((template, index) => (
              <li key={template.id} className={`rise ${STAGGER[index] ?? ''}`}>
                <TemplateCard template={template} onUse={use} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {hasPicked && (
        <Suspense fallback={null}>
          <TemplatePicker isOpen={isPicking} onClose={() => setIsPicking(false)} onUse={use} />
        </Suspense>
      )}
    </div>
  );
}

/** Said before anything is asked; its room is kept until the account's plan is known. */
function WhatItCosts() {
  const { data: usage } = useUsage();
  return (
    <p className={classNames('mt-3 text-center text-xs text-ink-3', usage?.isPremium !== false && 'invisible')}>
      {FREE_PLAN_IN_SHORT}
    </p>
  );
}
const STAGGER = ['[--i:2]', '[--i:3]', '[--i:4]'];

function TemplateCard({ template, onUse }: { template: Template; onUse: (template: Template) => void }) {
  return (
    <button
      type="button"
      onClick={() => onUse(template)}
      className="group flex h-full w-full flex-col overflow-hidden rounded-xl bg-surface text-left shadow-sm transition-[box-shadow,translate] duration-180 ease-out hover:-translate-y-0.5 hover:shadow-md"
    >
      <span className="block w-full">
        <TemplateSketch templateId={template.id} />
      </span>
      <span className="flex flex-1 flex-col p-4 pt-3.5">
        <span className="text-base font-medium tracking-[-0.01em]">{template.title}</span>
        <span className="mt-1 text-sm text-pretty text-ink-2">{template.description}</span>
        <span className="mt-auto pt-3.5">
          <IndustryTag industry={template.industry} />
        </span>
      </span>
    </button>
  );
}
