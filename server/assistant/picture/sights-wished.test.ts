import { describe, expect, it } from 'vitest';
import { readOperations } from '../reading/message.ts';
import { EMPTY_STATE } from '../state.ts';
import { sightsWished, withoutLook } from './sights-wished.ts';

const read = (say: string) =>
  readOperations(say, EMPTY_STATE, { now: '2026-11-19T09:00:00Z', timeZone: 'Europe/London' });

describe('a look that is wished for', () => {
  it.each([
    'locked out? 24/7. 0161 496 0177. Bolt & Barrel. yellow on black',
    'choir concert sat 7pm, st mary’s. dark blue, gold letters',
    'Job ad. We’re hiring: Payroll Assistant, £14.80/hour, Norwich. Purple-ish. 1080x1080',
    'kiln hire prices pls. bisque shelf £12, glaze shelf £15. terracotta colours, rough handmade look',
    'Bell ringers wanted! Practice Tuesdays 7.30pm, St Botolph’s tower. – pls make it funny-ish, A4 portrait, centred',
    'hallo, text: Ab September wieder freie Plätze. insta quadrat, zarte farben, schreibschrift',
    'Apertura de puertas 24 h, desde 60 €. Fondo negro con amarillo, teléfono muy grande',
    'fermé du 23 décembre au 4 janvier. cordonnerie Talon d’Or. tons chauds, police manuscrite',
    'Accordatura di primavera, 80 € fino al 30 aprile. Nero e avorio, sfondo scuro',
    'Revisão completa R$ 120, troca de câmara R$ 25. estilo retrô, laranja e azul petróleo',
  ])('PIC-527 asks for a picture, whatever it is called: %s', (say) => {
    expect(read(say)).toMatchObject([{ op: 'draw' }]);
  });

  it.each([
    'our new scarf comes in navy, mustard and sage, 40 euro',
    'tweet: new bikes in, black or white, from £300',
    'We painted the front door bright yellow. Come and see!',
    'Please write an Instagram caption: our roses are red and pink, £12 a bunch',
    'Write a LinkedIn article about our new red vans',
    'Sign up for our colour workshop on Friday',
    'the mustard socks are back, sizes 4-7 and 8-11',
    'We now work with the Port of Ghent, 340 trucks a day to begin with. no word about money',
    'we are sad to say that Alf died on friday. wear club colours, no flowers pls',
    'how to set the lamp: plug in, wait a minute. never look into it, kids only with an adult',
  ])('PIC-527 is none where a colour is part of what is told: %s', (say) => {
    expect(sightsWished(say)).toEqual([]);
    expect(read(say)).toMatchObject([{ op: 'write' }]);
  });

  it('PIC-527 goes to the picture of a post that is planned, and not into its words', () => {
    const say =
      'Post on Instagram tomorrow at 9am: Repair café is back!! Saturday 14 June. Warm yellow, hexagons please';
    expect(read(say)).toMatchObject([
      { op: 'plan', picture: true, matter: 'Repair café is back!! Saturday 14 June.', at: '2026-11-20T09:00' },
    ]);
    expect(withoutLook('Open day 4 May, dark green and gold, serif font')).toBe('Open day 4 May');
  });

  it.each([
    'Hallo, ich bin Imker und bräuchte ein Bild für Instagram (quadratisch). Text etwa: „Schwarm im Garten? Anrufen.“',
    'LinkedIn banner 1584 x 396 for me, text right hand side only:\n\nIlse Verbeek\nPatents into English',
    'Choir practice every Tuesday 7pm in the crypt, all voices welcome. Could you make that into a poster for the porch',
    'Podiatry clinic. New hours from 1 March: Mon, Wed 8.30–5. Large print please. No feet on the picture',
    'hi need smth for our tattoo studios story. guest artist Ayo 3–14 november',
    'Buongiorno, apro la bottega domenica 10 maggio dalle 10 alle 18. Vorrei una locandina verticale: "Bottega aperta"',
    'Bonjour, on veut le planning de la rentrée en image :\nLundi 18h jonglage\nMardi 17h30 acro\nReprise le 14 septembre',
  ])('PIC-537 is asked for by what it is called, wherever the order stands: %s', (say) => {
    expect(read(say)).toMatchObject([{ op: 'draw' }]);
  });

  it.each([
    ['poster text for the fete: cakes, tombola, 2pm', 'write'],
    ['Write a caption for this pic of our boat', 'write'],
    ['Instagram post about our picture framing week', 'write'],
    ['Poster of our new menu on Facebook Friday 10am', 'plan'],
  ])('PIC-537 is none where words are ordered, and a time in its order is that of a post: %s', (say, op) => {
    expect(read(say)).toMatchObject([{ op }]);
  });

  it('PIC-527 beside the days of what is told plans nothing', () => {
    const menu =
      'Cheese menu for this weekend, for insta:\nAsh Goat – £5.80\nOpen Sat 9–2\nFellside Dairy\nChalkboard style.';
    expect(read(menu)).toMatchObject([{ op: 'draw' }]);
  });
});
