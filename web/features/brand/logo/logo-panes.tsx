import './checker.css';

/** A logo on light and on dark, so that a white one is seen too. */
export function LogoPanes({ address, alt }: { address: string; alt: string }) {
  return (
    <span className="appear grid size-full grid-cols-2">
      <span className="checker-light grid min-w-0 place-items-center p-4">
        <img src={address} alt={alt} className="max-h-24 max-w-full object-contain" />
      </span>
      <span className="checker-dark grid min-w-0 place-items-center p-4">
        <img src={address} alt="" className="max-h-24 max-w-full object-contain" />
      </span>
    </span>
  );
}
