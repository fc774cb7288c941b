import { type Brand, NO_BRAND } from '../../domain/brand.ts';

const svg = (body: string, box: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`).toString('base64')}`;

/** Three made-up firms: two colours that agree, two that fight, and a logo that is unreadable on half of all grounds. */
export const BRANDS = {
  loom: {
    ...NO_BRAND,
    name: 'Loom & Larder',
    tagline: 'Things worth keeping',
    colors: { primary: '#7A2E2A', accent: '#E8B04A' },
    fonts: { headings: 'Georgia', body: 'Arial' },
    logoUsage: 'Bottom left',
  },
  petal: {
    ...NO_BRAND,
    name: 'Petal Works',
    tagline: null,
    colors: { primary: '#2F6B4F', accent: '#F2A7B5' },
    logo: svg(
      '<g fill="#2F6B4F"><circle cx="30" cy="18" r="14"/><circle cx="18" cy="40" r="14"/><circle cx="42" cy="40" r="14"/></g>',
      '0 0 60 58',
    ),
    logoUsage: 'Top right',
  },
  harbour: {
    ...NO_BRAND,
    name: 'Harbour Health',
    tagline: 'Care, close by',
    colors: { primary: '#10344F', accent: '#FF6B4A' },
    logo: svg(
      '<path fill="#10344F" d="M4 44c10-14 20-14 30 0s20 14 30 0v12H4z"/><circle cx="34" cy="18" r="12" fill="#FF6B4A"/>',
      '0 0 68 60',
    ),
  },
} satisfies Record<string, Brand>;
export type BrandName = keyof typeof BRANDS;
