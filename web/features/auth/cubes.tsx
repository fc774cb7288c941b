import { type CSSProperties, memo, useSyncExternalStore } from 'react';

const CUBES = 50;
// Steps of the plane's golden ratio: spread evenly without a grid, and the same on every visit.
const STEP_X = 0.7548776662;
const STEP_Y = 0.569840291;
const part = (value: number) => value - Math.floor(value);

const PLACES = Array.from({ length: CUBES }, (_, index) => {
  const depth = part(index * 0.618034);
  return {
    key: index,
    isWarm: index % 6 === 2,
    size: Math.round(14 + depth * depth * 42),
    style: {
      left: `${(part(0.5 + index * STEP_X) * 104 - 2).toFixed(2)}%`,
      top: `${(part(0.5 + index * STEP_Y) * 104 - 2).toFixed(2)}%`,
      '--rise': `${-14 - Math.round(depth * 34)}px`,
      '--turn': `${index % 2 === 0 ? 14 : -14}deg`,
      animationDuration: `${(9 + part(index * 0.37) * 9).toFixed(1)}s`,
      animationDelay: `${(-part(index * 0.73) * 18).toFixed(1)}s`,
    } as CSSProperties,
  };
});

/** Fifty cubes that float behind the sign-in screens; they stand still for whoever prefers that. */
export const Cubes = memo(function Cubes() {
  // Not prerendered: the content security policy lets only scripts place them.
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <div className="cubes">
      {(isAlive ? PLACES : []).map(({ key, isWarm, size, style }) => (
        <svg
          key={key}
          aria-hidden="true"
          width={size}
          height={size}
          viewBox="0 0 20 22"
          style={style}
          className={isWarm ? 'cube cube-warm' : 'cube'}
        >
          <path className="cube-top" d="M10 0 20 5.5 10 11 0 5.5Z" />
          <path className="cube-left" d="M0 5.5 10 11V22L0 16.5Z" />
          <path className="cube-right" d="M20 5.5 10 11V22L20 16.5Z" />
        </svg>
      ))}
    </div>
  );
});
