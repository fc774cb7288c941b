import sharp from 'sharp';

const SIZE = { width: 1800, height: 1350 };

/** Scenes painted for the gallery, where a person would have a photo: a subject, something calm, something busy. */
const SCENES = {
  loaf: `<defs><radialGradient id="g" cx=".62" cy=".4" r=".9"><stop offset="0" stop-color="#6b5340"/><stop offset="1" stop-color="#1d1410"/></radialGradient>
    <radialGradient id="b" cx=".45" cy=".3" r=".8"><stop offset="0" stop-color="#e9b878"/><stop offset=".6" stop-color="#b9773a"/><stop offset="1" stop-color="#5d3216"/></radialGradient></defs>
    <rect width="1800" height="1350" fill="url(#g)"/><rect y="930" width="1800" height="420" fill="#4b3424"/>
    <ellipse cx="1180" cy="960" rx="520" ry="90" fill="#0006"/><ellipse cx="1180" cy="800" rx="480" ry="260" fill="url(#b)"/>
    <g stroke="#f6e3c4" stroke-width="22" stroke-linecap="round" opacity=".8"><path d="M900 760q110-120 220-140M1090 790q110-120 220-140M1280 800q110-110 210-120"/></g>`,
  lake: `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#27406f"/><stop offset=".5" stop-color="#f0935a"/><stop offset=".62" stop-color="#ffd59a"/></linearGradient>
    <linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#e59a68"/><stop offset="1" stop-color="#1c2b4a"/></linearGradient></defs>
    <rect width="1800" height="820" fill="url(#s)"/><circle cx="560" cy="690" r="74" fill="#fff3d6"/><path d="M0 760l260-150 240 120 330-190 420 210 300-130 250 150v60H0z" fill="#2c2f45"/>
    <rect y="820" width="1800" height="530" fill="url(#w)"/><g fill="#14182a"><ellipse cx="1240" cy="1040" rx="230" ry="22"/><path d="M1190 1030l20-210h50l16 210z"/><circle cx="1236" cy="790" r="34"/><path d="M1256 850l150 190-14 8-160-180z"/></g>`,
  table: `<rect width="1800" height="1350" fill="#e9e2d6"/><g fill="#d6cbb8"><path d="M0 0h1800v60H0zM0 330h1800v50H0zM0 660h1800v50H0zM0 990h1800v50H0z"/></g>
    <circle cx="560" cy="520" r="330" fill="#fbfaf7"/><circle cx="560" cy="520" r="220" fill="#c8643a"/><g fill="#587a3a"><circle cx="480" cy="440" r="60"/><circle cx="650" cy="590" r="52"/></g><g fill="#f2d06b"><circle cx="600" cy="430" r="44"/><circle cx="500" cy="600" r="40"/></g>
    <circle cx="1330" cy="980" r="260" fill="#fbfaf7"/><circle cx="1330" cy="980" r="170" fill="#7a9e4d"/><rect x="1010" y="180" width="30" height="560" rx="15" fill="#9a9a9a"/><rect x="1090" y="180" width="30" height="560" rx="15" fill="#a5a5a5"/>`,
  field: `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#8fc1e8"/><stop offset="1" stop-color="#e8f3f8"/></linearGradient></defs>
    <rect width="1800" height="1350" fill="url(#s)"/><path d="M0 760q450-120 900 0t900-30v620H0z" fill="#6f9d46"/><path d="M0 930q500-90 1000 10t800-40v450H0z" fill="#4f7f33"/>
    ${Array.from({ length: 150 }, (_, i) => `<circle cx="${(i * 397) % 1800}" cy="${960 + ((i * 211) % 380)}" r="${9 + ((i * 7) % 12)}" fill="${['#e5484d', '#f2c94c', '#ffffff', '#c94f9b'][i % 4]}"/>`).join('')}`,
  window: `<rect width="1800" height="1350" fill="#1b1a1d"/><g fill="#fdf4dc"><rect x="980" y="140" width="300" height="720"/><rect x="1310" y="140" width="300" height="720"/></g><g fill="#2a2522"><rect x="0" y="980" width="1800" height="370"/></g>
    <g fill="#3a2f28"><rect x="240" y="640" width="150" height="360" rx="20"/><circle cx="315" cy="560" r="86"/><rect x="700" y="760" width="120" height="230" rx="14"/></g><rect x="880" y="900" width="90" height="90" rx="10" fill="#c96f3b"/>`,
} as const;
export type PhotoName = keyof typeof SCENES;

/** A scene as a camera would give it: soft, with grain, as JPEG. */
export async function photoOf(name: PhotoName): Promise<Uint8Array> {
  const { width, height } = SIZE;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${SCENES[name]}</svg>`;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(scene))
    .blur(4)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
