import { useId, useState } from 'react';
import { FIELD_LOOK } from '../fields/field-look.ts';
import { Choices } from './choices.tsx';
import { symbolName } from './names.ts';

/** As many as can be looked through; a search finds the others. */
const SHOWN = 24;
const NONE = 'none';

interface Props {
  symbols: string[];
  chosen: string | null;
  onChoose: (symbol: string | null) => void;
}

/** The symbol on a picture, found by its name, or none. */
export function SymbolField({ symbols, chosen, onChoose }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const isWanted = (name: string) => name.toLowerCase().includes(wanted);
  const found = symbols.filter((symbol) => symbol !== chosen && (isWanted(symbolName(symbol)) || isWanted(symbol)));
  const more = found.length - SHOWN;
  return (
    <div>
      <Choices
        label="Symbol"
        options={[NONE, ...(chosen === null ? [] : [chosen]), ...found.slice(0, SHOWN)]}
        chosen={chosen ?? NONE}
        nameOf={symbolName}
        onChoose={(symbol) => onChoose(symbol === NONE ? null : symbol)}
      />
      <label htmlFor={id} className="sr-only">
        Search for a symbol
      </label>
      <input
        id={id}
        type="search"
        value={search}
        placeholder={`Search ${symbols.length} symbols`}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
        className={`${FIELD_LOOK} mt-2 h-9`}
      />
      <p role="status" className="mt-1.5 text-xs text-ink-3 empty:hidden">
        {found.length === 0 && wanted !== '' ? `No symbol is called “${search.trim()}”.` : more > 0 && `${more} more`}
      </p>
    </div>
  );
}
