import { create } from 'zustand';
import type { Spot } from '../drawing/insert-agent.ts';

/** What a menu on the canvas is about: choosing what comes to a spot, or what can be done with what was pressed on. */
export type MenuSubject =
  | { kind: 'choose'; spot: Spot }
  | { kind: 'canvas' }
  | { kind: 'agent'; id: string }
  | { kind: 'note'; id: string }
  | { kind: 'line'; id: string };

/** A menu that is open at a point of the window. */
export interface OpenMenu {
  /** Tells one opening from the next at the same point. */
  opening: number;
  at: { x: number; y: number };
  subject: MenuSubject;
}

export const useCanvasMenu = create<{ menu: OpenMenu | null }>(() => ({ menu: null }));

let openings = 0;

/** Opens a menu at a point, in the place of any other. */
export function openMenu(at: OpenMenu['at'], subject: MenuSubject): void {
  useCanvasMenu.setState({ menu: { opening: ++openings, at, subject } });
}

/** Opens a menu below something on the screen. */
export function openMenuBelow(element: Element, subject: MenuSubject): void {
  const { left, bottom } = element.getBoundingClientRect();
  openMenu({ x: left, y: bottom + 6 }, subject);
}

/** Closes a menu, unless another has taken its place. */
export function closeMenu(menu: OpenMenu): void {
  if (useCanvasMenu.getState().menu === menu) useCanvasMenu.setState({ menu: null });
}
