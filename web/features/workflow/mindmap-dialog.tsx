import { hasField } from '../../../domain/workflow/agents.ts';
import { ruleWords } from '../../../domain/workflow/branch.ts';
import { SEPARATORS } from '../../../domain/workflow/join.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { OneLine } from '../../components/cut-name.tsx';
import { type Branch, mindmapOf } from './drawing/mindmap.ts';
import { useWorkflow, wiringIn } from './drawing/workflow-store.ts';
import { LayerDialog } from './layer-dialog.tsx';
import { outputOf } from './run/outputs.ts';
import './drawing/mindmap.css';

/** The agents as a tree from the roots, with what they say and what they made last; only to look at. */
export function MindmapDialog() {
  return (
    <LayerDialog kind="mindmap" title="Mindmap View" width="max-w-300">
      <Tree />
    </LayerDialog>
  );
}

function Tree() {
  const nodes = useWorkflow((state) => state.nodes);
  const flowEdges = useWorkflow((state) => state.flowEdges);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide tree must be scrollable by keyboard
    <section aria-label="Tree of agents" tabIndex={0} className="overflow-auto p-8 outline-offset-[-3px]">
      <div className="mindmap mx-auto">
        <p className="mindmap-root">Workflow</p>
        <Branches branches={mindmapOf(wiringIn({ nodes, flowEdges }))} />
      </div>
    </section>
  );
}

function Branches({ branches }: { branches: Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.node.id}>
          <Leaf branch={branch} />
          <Branches branches={branch.branches} />
        </li>
      ))}
    </ul>
  );
}

const SHOWN: Record<Output['output_type'], (output: string) => string> = {
  text: (output) => output,
  image: () => 'A picture',
  audio: () => 'A clip to listen to',
};

function Leaf({ branch: { node, alsoFrom } }: { branch: Branch }) {
  const output = useWorkflow(({ responseData }) => outputOf(responseData, node));
  const facts: [string, string][] = [
    ['Input', node.isInputConnected ? '' : node.input],
    ['Description', node.description],
    ['Photo', node.photo ? 'One of your own' : ''],
    ['Voice', hasField(node, 'speaker') ? node.speaker : ''],
    ['Rule', node.rule ? ruleWords(node.rule) : ''],
    ['Between the texts', node.separator ? SEPARATORS[node.separator].label : ''],
    ['Also from', alsoFrom.join(', ')],
    ['Last output', output === null ? '' : SHOWN[output.output_type](output.output)],
  ];
  return (
    <article className="mindmap-leaf">
      <h3 className="flex items-center gap-2 text-sm font-medium">
        <AgentIcon kind={node.type} />
        <OneLine text={node.name} className="min-w-0 flex-1" />
      </h3>
      <dl className="mt-2 flex flex-col gap-1.5">
        {facts
          .filter(([, text]) => text !== '')
          .map(([term, text]) => (
            <div key={term}>
              <dt className="text-2xs text-ink-3">{term}</dt>
              <dd className="line-clamp-3 text-xs break-words text-ink-2">{text}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
