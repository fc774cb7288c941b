import { encode } from 'uqr';

/** Four modules of white, as the standard has it: without them a camera does not find the code. */
const QUIET_ZONE = 4;

/** A text as a QR code, drawn here: it holds a secret, which goes to nobody else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-49 rounded-md bg-white text-black shadow-[inset_0_0_0_1px_var(--c-line)]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
