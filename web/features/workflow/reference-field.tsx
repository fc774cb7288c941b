import './reference-field.css';
import { type KeyboardEvent, type UIEvent, useId, useMemo, useRef, useState } from 'react';
import { byName, meaningOf, type Piece, piecesOf } from '../../../domain/agent-references.ts';
import { classNames } from '../../lib/class-names.ts';
import { FIELD } from './field-class.ts';
import { begunAt, offersFor } from './reference-offers.ts';
import { drawingNow, useWorkflow } from './workflow-store.ts';

interface Props {
  id: string;
  agentId: string;
  value: string;
  placeholder: string;
  /** How large it is; otherwise it grows with what is written. */
  look?: string;
  onChange: (value: string) => void;
}

/** A text box in which '{{' offers what can be referred to, and references look like chips. */
export function ReferenceField({ id, agentId, value, placeholder, look: size, onChange }: Props) {
  const list = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [offers, setOffers] = useState<string[]>([]);
  const [at, setAt] = useState(0);
  const [scroll, setScroll] = useState(0);
  const close = () => setOffers([]);
  const look = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const begun = selectionStart === selectionEnd ? begunAt(text, selectionStart) : null;
    setOffers(begun ? offersFor(drawingNow(), agentId, begun.typed) : []);
    setAt(0);
  };
  const take = (offer: string) => {
    const field = box.current;
    const begun = field && begunAt(value, field.selectionStart);
    if (!field || !begun) return;
    const after = value.slice(field.selectionStart).replace(/^[^{}\n]{0,100}\}\}/, '');
    onChange(`${value.slice(0, begun.start)}${offer}${after}`);
    close();
    const cursor = begun.start + offer.length;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(cursor, cursor);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const offer = offers[at];
    if (offer === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((at + step + offers.length) % offers.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offer);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isOpen = offers.length > 0;
  // A text box of several lines may not be called a combobox, but may have a list as one has.
  const withList = {
    'aria-haspopup': 'listbox',
    'aria-controls': list,
    'aria-activedescendant': `${list}-${at}`,
  } as const;
  return (
    <div className="relative">
      <Chips text={value} scroll={scroll} size={size} />
      <textarea
        ref={box}
        id={id}
        rows={2}
        value={value}
        placeholder={placeholder}
        {...(size ? { 'data-autofocus': true } : {})}
        aria-autocomplete="list"
        {...(isOpen ? withList : {})}
        onChange={({ target }) => {
          onChange(target.value);
          look(target);
        }}
        onClick={({ currentTarget }) => look(currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={close}
        onScroll={({ currentTarget }: UIEvent<HTMLTextAreaElement>) => setScroll(currentTarget.scrollTop)}
        className={classNames(
          FIELD,
          'relative',
          size ?? 'growing-text',
          value.includes('{{') && 'bg-transparent focus:bg-transparent',
        )}
      />
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label="What can be referred to"
          tabIndex={-1}
          className="reference-offers nodrag nopan nowheel"
        >
          {offers.map((offer, index) => (
            <div
              key={offer}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              // The cursor stays in the field.
              onPointerDown={(event) => {
                event.preventDefault();
                take(offer);
              }}
            >
              {offer.slice(2, -2)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The same text behind the field, with a chip behind each reference: the field itself stays a plain one. */
function Chips({ text, scroll, size }: { text: string; scroll: number; size: string | undefined }) {
  const nodes = useWorkflow((state) => (text.includes('{{') ? state.nodes : null));
  const pieces = useMemo(() => {
    const names = nodes && byName(nodes.values());
    return names && piecesOf(text).map((piece, key) => ({ ...piece, key, look: lookOf(piece, names) }));
  }, [nodes, text]);
  if (!pieces?.some(({ look }) => look !== '')) return null;
  return (
    <div aria-hidden="true" className={classNames(FIELD, size, 'reference-chips absolute inset-0 text-transparent')}>
      <div style={{ translate: `0 ${-scroll}px` }}>
        {pieces.map(({ key, text: piece, look }) => (
          <span key={key} className={look}>
            {piece}
          </span>
        ))}
      </div>
    </div>
  );
}

function lookOf({ reference }: Piece, names: ReturnType<typeof byName>): string {
  const kind = reference ? meaningOf(reference, names).kind : 'words';
  return { words: '', fact: 'reference-chip', agent: 'reference-chip', fault: 'reference-chip reference-fault' }[kind];
}
