import { Image, type LucideIcon, MessageSquareQuote, Palette, Type } from 'lucide-react';
import { Tabs } from '../../components/tabs.tsx';

export const TABS = ['logo', 'colors', 'typography', 'guidelines'] as const;
export type TabName = (typeof TABS)[number];
/** The beginning of the ids of tabs and panel. */
export const TABS_ID = 'brand';

const LOOKS: Record<TabName, { label: string; icon: LucideIcon }> = {
  logo: { label: 'Logo', icon: Image },
  colors: { label: 'Colors', icon: Palette },
  typography: { label: 'Typography', icon: Type },
  guidelines: { label: 'Guidelines', icon: MessageSquareQuote },
};

interface Props {
  here: TabName;
  /** The tabs that hold something unsaved. */
  changed: TabName[];
  onChoose: (tab: TabName, how: 'click' | 'key') => void;
}

/** The parts of a brand, one at a time. */
export function BrandTabs({ here, changed, onChoose }: Props) {
  const tabs = TABS.map((name) => {
    const { label, icon: Icon } = LOOKS[name];
    return {
      name,
      label: (
        <>
          <Icon size={14} strokeWidth={1.8} aria-hidden="true" className="max-sm:hidden" />
          {label}
          {changed.includes(name) && (
            <>
              <span aria-hidden="true" className="appear size-1.5 rounded-full bg-accent" />
              <span className="sr-only">(unsaved changes)</span>
            </>
          )}
        </>
      ),
    };
  });
  return <Tabs id={TABS_ID} label="Brand" tabs={tabs} here={here} onChoose={onChoose} />;
}
