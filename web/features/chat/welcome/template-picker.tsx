import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../components/button.tsx';
import { CutText } from '../../../components/cut-name.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Choice } from '../../../components/fields/choice.tsx';
import type { Template } from '../../../lib/first-templates.ts';
import { TEMPLATES } from '../../../lib/templates.ts';
import { IndustryTag } from './industry-tag.tsx';
import { ALL_INDUSTRIES, findTemplates, industriesOf, promptPreview } from './template-search.ts';

const FIELD =
  'h-9 rounded-button bg-surface text-sm shadow-xs transition-shadow duration-120 hover:shadow-sm max-lg:text-md';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onUse: (template: Template) => void;
}

/** All templates, to be searched by words and by industry. */
export default function TemplatePicker({ isOpen, onClose, onUse }: Props) {
  const [search, setSearch] = useState('');
  const [industry, setIndustry] = useState(ALL_INDUSTRIES);
  const found = findTemplates(TEMPLATES, search, industry);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label="Explore Workflow Templates"
      className="dialog max-h-[90vh] max-w-[920px] overflow-hidden"
    >
      <div className="flex max-h-[90vh] flex-col">
        <header className="flex items-center justify-between py-3 pr-3 pl-5">
          <h2 className="text-lg font-[560]">Explore Workflow Templates</h2>
          <IconButton label="Close" onClick={onClose}>
            <X size={16} />
          </IconButton>
        </header>
        <div className="flex gap-2 border-b border-line px-5 pb-4 max-sm:flex-col">
          <label
            className={`${FIELD} flex items-center sm:flex-1 gap-2 px-3 has-focus-visible:outline-2 has-focus-visible:outline-accent`}
          >
            <Search size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
            <input
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              placeholder="Search templates..."
              aria-label="Search templates"
              className="w-full bg-transparent outline-none placeholder:text-ink-3"
            />
          </label>
          <Choice value={industry} onChoose={setIndustry} aria-label="Industry" className={`${FIELD} pl-3`}>
            {[ALL_INDUSTRIES, ...industriesOf(TEMPLATES)].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Choice>
        </div>
        <p aria-live="polite" className="sr-only">
          {found.length === 1 ? '1 template' : `${found.length} templates`}
        </p>
        <div className="min-h-64 overflow-y-auto bg-sunken p-5 max-sm:p-4">
          {found.length === 0 && (
            <p className="py-20 text-center text-base text-ink-2">No templates found matching your criteria.</p>
          )}
          <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
            {found.map((template) => (
              <li key={template.id}>
                <PickerCard template={template} onUse={onUse} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

function PickerCard({ template, onUse }: { template: Template; onUse: (template: Template) => void }) {
  return (
    <div className="relative h-full">
      <button
        type="button"
        onClick={() => onUse(template)}
        className="flex h-full w-full flex-col rounded-lg bg-surface p-4 text-left shadow-sm transition-[box-shadow,translate] duration-180 ease-out hover:-translate-y-0.5 hover:shadow-md"
      >
        <span className="text-base font-medium tracking-[-0.01em]">{template.title}</span>
        <span className="mt-1 text-sm text-pretty text-ink-2">{template.description}</span>
        <span className="mt-3 border-l-2 border-line-strong pl-2.5 text-xs text-ink-3">
          <CutText {...promptPreview(template)} />
        </span>
        <span className="mt-auto pt-3.5">
          <IndustryTag industry={template.industry} />
        </span>
      </button>
      <Link
        to={`/scheduled?tab=builder&template=${template.id}`}
        className="absolute right-3 bottom-3 rounded-sm px-1.5 py-1 text-2xs font-medium text-ink-2 hover:bg-hover hover:text-ink"
      >
        Open in builder
        <span className="sr-only">: {template.title}</span>
      </Link>
    </div>
  );
}
