import { useState } from 'react';
import { hexColor, sixDigits } from '../../../domain/brand.ts';
import { ASPECTS, type Aspect } from '../../../domain/post/aspects.ts';
import {
  type Design,
  GROUNDS,
  type GroundName,
  type Layout,
  PAIRINGS,
  TEXTURES,
  type Texture,
} from '../../../domain/post/design.ts';
import { useBrandProfile } from '../../lib/queries/brand-query.ts';
import { Button } from '../button.tsx';
import { ColorField } from '../fields/color-field.tsx';
import { FIELD_LOOK } from '../fields/field-look.ts';
import { PhotoField } from '../photos/photo-field.tsx';
import { Choices } from './choices.tsx';
import { designName } from './names.ts';
import { SymbolField } from './symbol-field.tsx';

interface Props {
  design: Design;
  /** Those that have a place for its words. */
  layouts: Layout[];
  /** The layout in which it is drawn. */
  layout: Layout;
  symbols: string[];
  onChange: (design: Design, part: string) => void;
}

/** How a picture looks: its shape and layout, its ground and colours, its type and its symbol. */
export function LookFields({ design, layouts, layout, symbols, onChange }: Props) {
  const { colours } = design;
  const set = (change: Partial<Design>, part: string) => onChange({ ...design, ...change }, part);
  return (
    <div className="flex flex-col gap-5">
      <Choices
        label="Shape"
        options={Object.keys(ASPECTS) as Aspect[]}
        chosen={design.aspect}
        nameOf={designName}
        onChoose={(aspect) => set({ aspect }, 'aspect')}
      />
      <Choices
        label="Layout"
        options={layouts}
        chosen={layout}
        nameOf={designName}
        onChoose={(next) => set({ layout: next }, 'layout')}
      />
      <Choices
        label="Ground"
        options={GROUNDS}
        chosen={design.ground}
        nameOf={designName}
        colourOf={(ground) => groundColour(ground, colours)}
        onChoose={(ground) => set({ ground }, 'ground')}
      />
      <div>
        <p className="mb-1.5 text-sm font-medium">Photo</p>
        <PhotoField
          photo={design.photo}
          onChange={(photo) => set(withPhoto(design, photo), 'photo')}
          buttonClass={FIELD_LOOK}
        >
          Put it on a photo of your own
        </PhotoField>
      </div>
      <Choices
        label={design.photo === null ? 'On the ground' : 'The photo'}
        options={TEXTURES.filter((texture) => OF_PHOTOS.includes(texture) === (design.photo !== null))}
        chosen={design.texture}
        nameOf={designName}
        onChoose={(texture) => set({ texture }, 'texture')}
      />
      <Colours colours={colours} onChange={(next, part) => set({ colours: next }, part)} />
      <Choices
        label="Type"
        options={PAIRINGS}
        chosen={design.pairing}
        nameOf={designName}
        onChoose={(pairing) => set({ pairing }, 'pairing')}
      />
      <SymbolField symbols={symbols} chosen={design.symbol} onChoose={(symbol) => set({ symbol }, 'symbol')} />
    </div>
  );
}

/** What a photo can look like; all others lie on a ground without one. */
const OF_PHOTOS: Texture[] = ['photo', 'duotone'];

/** A photo brings its own layouts and its own look, and takes them with it. */
function withPhoto(design: Design, photo: string | null): Partial<Design> {
  if (photo !== null) return { photo, ...(design.photo === null ? { layout: 'photo-words', texture: 'photo' } : {}) };
  return { photo, layout: 'poster', texture: 'mesh' };
}

/** About the colour that a ground has. */
function groundColour(ground: GroundName, { primary, accent }: Design['colours']): string {
  const colours: Record<string, string> = {
    paper: '#ffffff',
    tint: `color-mix(in oklab, ${accent} 18%, white)`,
    deep: `color-mix(in oklab, ${primary} 70%, black)`,
    primary,
    accent,
  };
  return colours[ground] ?? primary;
}

const asKept = (colour: string): string => sixDigits(colour).toLowerCase();

interface ColoursProps {
  colours: Design['colours'];
  onChange: (colours: Design['colours'], part: string) => void;
}

function Colours({ colours, onChange }: ColoursProps) {
  const { data: brand } = useBrandProfile();
  const own = brand && { primary: asKept(brand.colors.primary_colors), accent: asKept(brand.colors.accent_colors) };
  const isOwn = own && own.primary === asKept(colours.primary) && own.accent === asKept(colours.accent);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Colour
          label="Main color"
          value={colours.primary}
          onChange={(primary) => onChange({ ...colours, primary }, 'primary')}
        />
        <Colour
          label="Second color"
          value={colours.accent}
          onChange={(accent) => onChange({ ...colours, accent }, 'accent')}
        />
      </div>
      <div className="flex flex-wrap gap-1.5">
        {own && !isOwn && (
          <Button look="quiet" size="small" onClick={() => onChange(own, 'brand colours')}>
            <Dots colours={own} />
            Your brand’s colors
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          onClick={() => onChange({ primary: colours.accent, accent: colours.primary }, 'swapped colours')}
        >
          Swap them
        </Button>
      </div>
    </div>
  );
}

function Dots({ colours: { primary, accent } }: { colours: Design['colours'] }) {
  return (
    <span aria-hidden="true" className="flex -space-x-1">
      {[primary, accent].map((colour) => (
        <span key={colour} style={{ background: colour }} className="size-3.5 rounded-full ring-1 ring-line-strong" />
      ))}
    </span>
  );
}

/** A colour; what is typed counts once it is one. */
function Colour({ label, value, onChange }: { label: string; value: string; onChange: (colour: string) => void }) {
  const [typed, setTyped] = useState({ text: value, of: value });
  if (typed.of !== value) setTyped({ text: value, of: value });
  return (
    <ColorField
      label={label}
      value={typed.text}
      onChange={(text) => {
        const hex = text.trim() === '' ? null : hexColor(text);
        const colour = hex === null ? value : asKept(hex);
        setTyped({ text, of: colour });
        if (colour !== value) onChange(colour);
      }}
    />
  );
}
