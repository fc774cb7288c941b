import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { shownPicture } from '../../../../../tests/support/ai-tasks.ts';
import { sceneOf } from '../../../../../tests/support/stage/drawings.ts';
import { ANY_LOOK } from '../../tasks.ts';
import { readLogoRule } from './logo-rule.ts';

const LOGO = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><circle cx="30" cy="30" r="26" fill="#101010"/></svg>').toString('base64')}`;

/** The first design whose words have the whole picture: beside a panel of art the top is the panel's edge. */
const WHOLE = 3;

function shapesFor(logoUsage: string | null): string {
  const brand = { ...NO_BRAND, name: 'Fern', logo: LOGO, logoUsage };
  return sceneOf(
    shownPicture('Our new album is out', { look: { ...ANY_LOOK, tone: 'dark' }, brand, variant: WHOLE }),
  ).shapes.join('');
}

function logoAt(svg: string): { x: number; y: number } {
  const [, x = '', y = ''] = svg.match(/<image [^>]*x="([\d.-]+)" y="([\d.-]+)"/) ?? [];
  return { x: Number(x), y: Number(y) };
}

describe("the brand's signature", () => {
  it.each([
    ['Place bottom right', { edge: 'bottom', align: 'right' }],
    ['Always in the top left corner', { edge: 'top', align: 'left' }],
    ['Use on white only', { plate: 'white' }],
    ['Never on dark backgrounds', { plate: 'white' }],
    ['Only on dark backgrounds', { plate: 'dark' }],
    ['Never on pictures', { forbidden: 'everywhere' }],
    ['No logo on stories', { forbidden: 'stories' }],
    ['Unten rechts, nie auf dunklem Grund', { edge: 'bottom', align: 'right', plate: 'white', forbidden: null }],
    ['Nur auf weißem Hintergrund verwenden', { plate: 'white' }],
    ['Kein Logo auf Storys', { forbidden: 'stories' }],
    ['Arriba a la izquierda, sobre fondo blanco', { edge: 'top', align: 'left', plate: 'white' }],
    ['No usar el logo en fotos', { forbidden: 'everywhere' }],
    ['Sin logo en las historias', { forbidden: 'stories' }],
    ['En bas à droite, jamais sur fond noir', { edge: 'bottom', align: 'right', plate: 'white' }],
    ['Pas de logo sur les images', { forbidden: 'everywhere' }],
    ['Pas de logo dans les stories', { forbidden: 'stories' }],
    ['In alto al centro, solo su sfondi scuri', { edge: 'top', align: 'center', plate: 'dark' }],
    ['Niente logo nelle storie', { forbidden: 'stories' }],
    ['Canto inferior direito, nunca sobre fundo escuro', { edge: 'bottom', align: 'right', plate: 'white' }],
    ['Sem logótipo nos stories', { forbidden: 'stories' }],
    ['Logo nicht verzerren und nicht drehen', { forbidden: null, plate: null }],
    ['Ne pas déformer le logo', { forbidden: null, plate: null }],
    ['On social posts use the logo without the tagline', { forbidden: null }],
    ['O logótipo fica no topo das imagens', { edge: 'top', forbidden: null }],
    ['O logótipo fica no fundo branco', { plate: 'white', forbidden: null }],
    ['Keep clear space', { edge: null, align: null, plate: null, forbidden: null }],
  ])('PIC-524 reads the rule %j in six languages', (rule, expected) => {
    expect(readLogoRule(rule)).toMatchObject(expected);
  });

  it('stands where the rule wants it', () => {
    expect(logoAt(shapesFor('bottom right')).x).toBeGreaterThan(540);
    expect(logoAt(shapesFor('top left')).y).toBeLessThan(300);
    expect(logoAt(shapesFor(null)).x).toBeLessThan(300);
    expect(logoAt(shapesFor(null)).y).toBeGreaterThan(800);
  });

  it('gives a dark logo on a dark ground a light plate', () => {
    expect(shapesFor(null)).toMatch(/fill="#ffffff"\/><image /);
  });

  it('is not said a second time where the post ends with it', () => {
    const brand = { ...NO_BRAND, name: 'Fern' };
    const words = 'Our new album is out.\n\n— Fern #NewMusic';
    const scene = sceneOf(shownPicture(words, { brand }));
    expect(scene.texts.flatMap(({ text }) => text.lines).filter((line) => line.includes('Fern'))).toEqual(['Fern']);
  });

  it('leaves the logo away where the rule forbids it', () => {
    expect(shapesFor('Never on pictures')).not.toContain('<image');
  });

  it('signs with initials where the logo can not be drawn', () => {
    const brand = { ...NO_BRAND, name: 'Fern House', logo: 'data:image/png;base64,AAAA' };
    const scene = sceneOf(shownPicture('Our new album', { brand }));
    expect(scene.texts.flatMap(({ text }) => text.lines)).toContain('FH');
  });

  describe('with a secondary logo', () => {
    const svg = (fill: string) =>
      `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><circle cx="30" cy="30" r="26" fill="${fill}"/></svg>`).toString('base64')}`;
    const [ink, paper, red] = [svg('#101010'), svg('#ffffff'), svg('#d0312d')];

    function logoOn(
      tone: 'dark' | 'light',
      logo: string | null,
      secondaryLogo: string | null,
      logoUsage: string | null,
    ) {
      const brand = { ...NO_BRAND, name: 'Fern', logo, secondaryLogo, logoUsage };
      const task = shownPicture('Our new album is out', { look: { ...ANY_LOOK, tone }, brand, variant: WHOLE });
      const shapes = sceneOf(task).shapes.join('');
      return {
        href: /<image href="([^"]+)"/u.exec(shapes)?.[1],
        hasPlate: /rx="[^"]+" fill="#ffffff"\/><image/u.test(shapes),
      };
    }

    it.each([
      ['Secondary logo on dark backgrounds', 'dark'],
      ['White version on dark or coloured grounds', 'dark'],
      ['Secondary logo on light backgrounds', 'light'],
      ['Bottom right. Secondary logo on social posts', 'always'],
      ['Use the alternative logo at small sizes', 'always'],
      ['Zweitlogo auf dunklem Grund', 'dark'],
      ['Weißes Logo auf Fotos und dunklen Flächen', 'dark'],
      ['Negativversion auf Schwarz', 'dark'],
      ['Logo secundario sobre fondos oscuros', 'dark'],
      ['Versión blanca sobre fotos', 'dark'],
      ['Logo secondaire sur fond clair', 'light'],
      ['Le logo blanc sur les fonds foncés', 'dark'],
      ['Logo secundário em fundos escuros', 'dark'],
      ['Versão branca sobre cores', 'dark'],
      ['Logo secondario su sfondi scuri', 'dark'],
      ['Versione bianca sulle immagini', 'always'],
      ['Zweitlogo nie verwenden', null],
      ['Logo auf weißem Grund', null],
      ['Never use the secondary logo', null],
      ['Only on dark backgrounds', null],
    ])('PIC-312 reads where the secondary logo stands from %j', (rule, secondary) => {
      expect(readLogoRule(rule).secondary).toBe(secondary);
    });

    it('keeps what is said of the secondary logo from being a rule for the first', () => {
      expect(readLogoRule('Top left, secondary logo on dark backgrounds')).toMatchObject({
        edge: 'top',
        align: 'left',
        plate: null,
      });
    });

    it('PIC-313 takes it where the rule names it, and only there', () => {
      const rule = 'Secondary logo on dark backgrounds';
      expect(logoOn('dark', red, paper, rule)).toMatchObject({ href: paper, hasPlate: false });
      expect(logoOn('light', red, paper, rule).href).toBe(red);
      expect(logoOn('light', red, ink, 'Secondary logo on social posts').href).toBe(ink);
    });

    it('PIC-314 takes it before a plate where only it can be seen', () => {
      expect(logoOn('dark', ink, paper, null)).toEqual({ href: paper, hasPlate: false });
      expect(logoOn('light', ink, paper, null).href).toBe(ink);
      expect(logoOn('dark', ink, null, null)).toEqual({ href: ink, hasPlate: true });
      expect(logoOn('dark', null, paper, null).href).toBe(paper);
    });
  });
});
