import { expect, it } from 'vitest';
import { tabAfter } from './tabs.tsx';

it('arrow keys lead around the tabs, Home and End to the ends, other keys nowhere', () => {
  const tabs = ['logo', 'colors', 'typography', 'guidelines'] as const;
  expect(tabAfter(tabs, 'ArrowRight', 'logo')).toBe('colors');
  expect(tabAfter(tabs, 'ArrowRight', 'guidelines')).toBe('logo');
  expect(tabAfter(tabs, 'ArrowLeft', 'logo')).toBe('guidelines');
  expect(tabAfter(tabs, 'Home', 'typography')).toBe('logo');
  expect(tabAfter(tabs, 'End', 'logo')).toBe('guidelines');
  expect(tabAfter(tabs, 'a', 'logo')).toBeNull();
});
