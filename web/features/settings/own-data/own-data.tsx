import { Download, FileInput, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EXPORT_JSON } from '../../../../domain/api/account/own-data.ts';
import { Panel } from '../panel.tsx';
import { DownloadButton } from './download-button.tsx';
import { ImportWorkflows } from './import-workflows.tsx';

/** What the user keeps here: out of it as a whole, and back into it. */
export function OwnData() {
  return (
    <Panel title="Your data" text="What you make here is yours: take it with you whenever you like.">
      <ul className="mt-3 divide-y divide-line">
        <Row
          icon={Download}
          title="Download everything"
          text={`One zip with your profile, brand, conversations, workflows, schedule and every picture and sound. ${EXPORT_JSON} in it can be read by other programs.`}
        >
          <DownloadButton />
        </Row>
        <Row
          icon={FileInput}
          title="Import workflows"
          text="Adds the saved workflows of such a file to yours. Where a name is there already, you choose what happens."
        >
          <ImportWorkflows />
        </Row>
      </ul>
    </Panel>
  );
}

function Row({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 px-6 py-4 max-sm:grid-cols-[auto_1fr] max-sm:px-4">
      <span className="grid size-9 place-items-center self-start rounded-md bg-hover text-ink-2">
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h4 className="text-sm font-medium">{title}</h4>
        <p className="mt-0.5 max-w-105 text-sm text-pretty text-ink-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
