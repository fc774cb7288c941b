import type { ReactNode } from 'react';

/** What a template makes, drawn with the theme's own colours. */
export function TemplateSketch({ templateId }: { templateId: string }) {
  return (
    <span
      aria-hidden="true"
      className="relative block h-24 overflow-hidden border-b border-line bg-sunken dark:bg-canvas/60"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 240 96"
        className="absolute inset-0 size-full"
        preserveAspectRatio="xMidYMid slice"
      >
        {SKETCHES[templateId] ?? ARTICLE}
      </svg>
    </span>
  );
}

const LIFTS = 'transition-[translate] duration-260 ease-out group-hover:-translate-y-1';

const Line = ({ x, y, width, opacity = 0.16 }: { x: number; y: number; width: number; opacity?: number }) => (
  <rect x={x} y={y} width={width} height={4} rx={2} fill="var(--c-ink)" opacity={opacity} />
);
const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x} y={y} width={width} height={height} rx={8} fill="var(--c-surface)" stroke="var(--c-line-strong)" />
);

const ARTICLE = (
  <g className={LIFTS}>
    <Sheet x={70} y={18} width={100} height={100} />
    <rect x={80} y={28} width={80} height={26} rx={4} fill="var(--c-accent)" opacity=".14" />
    <path d="M80 51l19-14 13 9 15-12 33 20H84a4 4 0 0 1-4-3z" fill="var(--c-accent)" opacity=".55" />
    <Line x={80} y={62} width={56} opacity={0.5} />
    <Line x={80} y={72} width={80} />
    <Line x={80} y={80} width={74} />
    <Line x={80} y={88} width={78} />
  </g>
);

const GOODS = [
  { x: 38, shape: <path d="M54 51V41a9 9 0 0 1 18 0v10z" fill="var(--c-ink)" opacity=".28" /> },
  { x: 96, shape: <path d="M111 52l3-17h14l3 17z" fill="var(--c-accent)" opacity=".75" /> },
  { x: 154, shape: <circle cx={179} cy={41} r={9} fill="var(--c-ink)" opacity=".28" /> },
];
const SHELF = GOODS.map(({ x, shape }) => (
  <g key={x} className={LIFTS}>
    <Sheet x={x} y={20} width={50} height={60} />
    <rect
      x={x + 5}
      y={25}
      width={40}
      height={30}
      rx={4}
      fill={x === 96 ? 'var(--c-accent)' : 'var(--c-ink)'}
      opacity={x === 96 ? 0.16 : 0.06}
    />
    {shape}
    <Line x={x + 5} y={61} width={30} opacity={0.3} />
    <Line x={x + 5} y={69} width={18} />
  </g>
));

const DAYS = [
  { x: 34, top: 52, isMarked: false },
  { x: 70, top: 34, isMarked: true },
  { x: 106, top: null, isMarked: false },
  { x: 142, top: 34, isMarked: true },
  { x: 178, top: 52, isMarked: false },
];
const WEEK = DAYS.map(({ x, top, isMarked }) => (
  <g key={x}>
    <Line x={x + 7} y={18} width={14} opacity={0.2} />
    <rect x={x} y={28} width={28} height={54} rx={6} fill="var(--c-ink)" opacity=".035" />
    {top !== null && (
      <g className={LIFTS}>
        <Sheet x={x} y={top} width={28} height={24} />
        <rect
          x={x + 5}
          y={top + 5}
          width={8}
          height={8}
          rx={2.5}
          fill={isMarked ? 'var(--c-accent)' : 'var(--c-ink)'}
          opacity={isMarked ? 0.85 : 0.25}
        />
        <Line x={x + 5} y={top + 16} width={18} />
      </g>
    )}
  </g>
));

const SKETCHES: Record<string, ReactNode> = {
  'blog-content-generator': ARTICLE,
  'e-commerce-product-suite': SHELF,
  'social-media-campaign': WEEK,
};
