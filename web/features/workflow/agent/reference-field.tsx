import './reference-field.css';
import { type KeyboardEvent, type UIEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { drawingNow } from '../drawing/workflow-store.ts';
import { FIELD } from './field-class.ts';
import { type MarkedRange, ReferenceChips } from './reference-chips.tsx';
import { begunAt, offersFor } from './reference-offers.ts';

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
  const [marked, setMarked] = useState<MarkedRange | null>(null);
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
        onSelect={({ currentTarget: { selectionStart: from, selectionEnd: to } }) => setMarked({ from, to })}
        onBlur={() => {
          close();
          setMarked(null);
        }}
        onScroll={({ currentTarget }: UIEvent<HTMLTextAreaElement>) => setScroll(currentTarget.scrollTop)}
        className={classNames(FIELD, size ?? 'growing-text')}
      />
      <ReferenceChips field={box} text={value} scroll={scroll} marked={marked} size={size} />
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
