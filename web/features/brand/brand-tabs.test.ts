import { expect, it } from 'vitest';
import { tabAfter } from './brand-tabs.tsx';

it('arrow keys lead around the tabs, Home and End to the ends, other keys nowhere', () => {
  expect(tabAfter('ArrowRight', 'logo')).toBe('colors');
  expect(tabAfter('ArrowRight', 'guidelines')).toBe('logo');
  expect(tabAfter('ArrowLeft', 'logo')).toBe('guidelines');
  expect(tabAfter('Home', 'typography')).toBe('logo');
  expect(tabAfter('End', 'logo')).toBe('guidelines');
  expect(tabAfter('a', 'logo')).toBeNull();
});
