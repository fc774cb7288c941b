/** What of the view is moved: the middle's place and the width that is seen. */
type View = readonly [x: number, y: number, width: number];

const RHO = Math.SQRT2;
const SAME_PLACE = 1e-12;

/**
 * The smooth flight between two views (van Wijk and Nuij): out, over and in again. The canvas's libraries take it from a
 * package that brings every colour space along.
 */
export function interpolateZoom([x, y, width]: View, [toX, toY, toWidth]: View): (share: number) => View {
  const [dx, dy] = [toX - x, toY - y];
  const distance = Math.hypot(dx, dy);
  if (distance ** 2 < SAME_PLACE) {
    const growth = Math.log(toWidth / width);
    return (share) => [x + share * dx, y + share * dy, width * Math.exp(share * growth)];
  }
  const angle = (grown: number, at: number): number => {
    const slope = (toWidth ** 2 - width ** 2 + grown * RHO ** 4 * distance ** 2) / (2 * at * RHO ** 2 * distance);
    return Math.log(Math.sqrt(slope ** 2 + 1) - slope);
  };
  const [start, end] = [angle(1, width), angle(-1, toWidth)];
  return (share) => {
    const now = start + share * (end - start);
    const gone = (width / (RHO ** 2 * distance)) * (Math.cosh(start) * Math.tanh(now) - Math.sinh(start));
    return [x + gone * dx, y + gone * dy, (width * Math.cosh(start)) / Math.cosh(now)];
  };
}

/** What the libraries could animate besides; the canvas never asks for it. */
export function neverAnimated(): never {
  throw new Error('Only the view of the canvas is animated');
}
