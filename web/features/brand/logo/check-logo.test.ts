import { expect, it, vi } from 'vitest';
import { UPLOAD_MAX_BYTES, UPLOAD_TEXTS } from '../../../../domain/post/pictures.ts';
import { checkLogo } from './check-logo.ts';

const PNG = '\x89PNG\r\n\x1a\n';
const file = (start: string, length = start.length) => {
  const bytes = new Uint8Array(length);
  for (const [at, character] of [...start].entries()) bytes[at] = character.charCodeAt(0);
  return new Blob([bytes]);
};
const measured = (width: number, height = width) => vi.fn(async () => ({ width, height }));

it('a file that is no picture is refused by its content, however it is called', async () => {
  const named = new File(['hello'], 'logo.png', { type: 'image/png' });
  expect(await checkLogo(named, measured(10))).toEqual({ problem: UPLOAD_TEXTS.logoType });
});

it('5 MB may be uploaded, one byte more is not even decoded', async () => {
  const measure = measured(10);
  expect(await checkLogo(file(PNG, UPLOAD_MAX_BYTES + 1), measure)).toEqual({ problem: UPLOAD_TEXTS.logoTooLarge });
  expect(measure).not.toHaveBeenCalled();
  expect(await checkLogo(file(PNG, UPLOAD_MAX_BYTES), measure)).toEqual({ type: 'image/png' });
});

it('a raster picture may be 1024 pixels wide and high', async () => {
  expect(await checkLogo(file(PNG), measured(1024))).toEqual({ type: 'image/png' });
  expect(await checkLogo(file(PNG), measured(1025, 1))).toEqual({ problem: UPLOAD_TEXTS.logoTooWide });
  expect(await checkLogo(file(PNG), measured(1, 1025))).toEqual({ problem: UPLOAD_TEXTS.logoTooWide });
});

it('a drawing has no pixels to count', async () => {
  expect(await checkLogo(file('<svg></svg>'), measured(4000))).toEqual({ type: 'image/svg+xml' });
});

it('what cannot be decoded is unreadable', async () => {
  const broken = vi.fn(() => Promise.reject(new Error('broken')));
  expect(await checkLogo(file(PNG), broken)).toEqual({ problem: UPLOAD_TEXTS.logoUnreadable });
});
