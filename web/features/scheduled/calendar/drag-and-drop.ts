import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';

type WithDragAndDrop = typeof addon.default;

/** A CommonJS addon: the build follows Node's interop, so the function may sit one `default` deeper. */
function unwrap(module: unknown): WithDragAndDrop {
  return typeof module === 'function' ? (module as WithDragAndDrop) : unwrap((module as { default: unknown }).default);
}

export const withDragAndDrop = unwrap(addon);
