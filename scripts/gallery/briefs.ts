import type { Platform } from '../../domain/post/platforms.ts';
import type { BrandName } from './brands.ts';
import type { PhotoName } from './photos.ts';

/** One order for a picture, as somebody in a shop would type it. */
export interface GalleryBrief {
  order: string;
  platform?: Platform;
  brand?: BrandName;
  photo?: PhotoName;
}

export const BRIEFS: GalleryBrief[] = [
  {
    order:
      'Stadtbücherei: Neue Öffnungszeiten ab Januar als Bild bitte. Di 10-18, Mi 10-18, Do 12-20, Fr 10-18, Sa 10-14. So und Mo geschlossen',
    platform: 'facebook',
  },
  {
    order:
      "Image for our choir auditions - we need tenors and basses! Tuesdays 7.30-9.30 St Luke's, no sight reading required, first month free",
    platform: 'facebook',
  },
  {
    order:
      'can u make an insta story 4 our nail bar, flash deal today only, 2 for 1 on gel manicures til 6pm, walk ins welcome xx',
    platform: 'instagram',
  },
  {
    order: "quote pic for monday motivation, 'Done is better than perfect' Sheryl Sandberg, dark green",
    platform: 'instagram',
  },
  {
    order:
      'landscape banner for linkedin 1.91:1 - we are hiring a payroll administrator, part time 20 hrs, Leeds office, apply by 30 November',
    platform: 'linkedin',
    brand: 'harbour',
  },
  {
    order:
      'Pool rules sign for the holiday let: no running, no glass, shower first, children with an adult, closes at 9pm. blue please',
  },
  {
    order: 'bar chart, visitors per month: Jan 320, Feb 410, Mar 390, Apr 560, May 720. title Visitors to the museum',
    platform: 'linkedin',
  },
  {
    order:
      'Notice: the old car park on Station Road is closed from Monday. Please use the new one behind the library instead. Free for 2 hours.',
  },
  { order: 'Ein Bild für unser Hoffest am Sonntag, 20. September, 11 bis 17 Uhr, Kartoffelhof Brandt, Eintritt frei' },
  {
    order:
      'Wir suchen ab sofort: Bäckereiverkäufer (m/w/d), Teilzeit, faire Bezahlung, freie Sonntage. Bewerbung an jobs@brotzeit.example. Hochformat 4:5',
  },
  {
    order:
      'Hazme un cartel para el menú del día: crema de calabaza, merluza a la plancha, flan casero. 13,50 € de lunes a viernes',
  },
  {
    order:
      'Fais-moi une image pour Facebook : fermeture exceptionnelle du salon mardi 24 et mercredi 25 novembre, réouverture jeudi à 9h. Merci de votre compréhension',
    platform: 'facebook',
  },
  { order: 'Um cartaz 9:16: pastéis de nata acabados de fazer, todos os dias a partir das 8h, 1,20 € cada' },
  { order: 'Una locandina per la cena di pesce, venerdì 14 novembre ore 20, 38 € a persona, prenota allo 051 223344' },
  {
    order: 'Instagram picture in soft lavender: new class, gentle yoga for stiff backs, Tuesdays 6.30 pm',
    brand: 'petal',
  },
  { order: 'What would you name our new goat? A picture for Facebook', platform: 'facebook' },
  { order: 'Background without any text in navy and gold, 16:9', brand: 'harbour' },
  { order: 'Draw a coffee cup, minimal, on white' },
  {
    order:
      '16:9 slide for our screen in the waiting room: flu jabs now available, ask at reception, free if you are over 65 or pregnant',
    brand: 'harbour',
  },
  {
    order:
      'Can we have a thank you picture for the volunteers? We raised £3,482 for the hospice at the weekend. Thank you to everyone who baked, ran and cheered',
  },
  { order: 'Menu card for this week: lentil soup 6 €, trout with beans 16 €, plum cake 4 €', platform: 'instagram' },
  {
    order: '4:5 picture before/after: Before: 14 clicks to book a visit. After: 2 clicks.',
    platform: 'instagram',
    brand: 'harbour',
  },
  { order: 'Story: Lost cat! Grey tabby, answers to Miso, last seen Elm Road on Monday. Call 0161 496 0123' },
  { order: '9:16 story for the pub quiz, wednesdays 8pm, £2 a head, teams of max 6, the Red Lion. dark and moody' },
  { order: 'Portrait poster, black and yellow: Boxing for beginners, Mon and Wed 7 pm, first session free' },
  {
    order:
      'Instagram carousel from this list, our bestsellers of 2026: Olive oil soap, Beeswax wraps, Linen apron, Oak chopping board, Lavender candle',
    platform: 'instagram',
    brand: 'loom',
  },
  {
    order:
      'Carousel for Instagram, how to repot an orchid:\n1. Soak the roots\n2. Cut what is brown\n3. Use bark, not soil\n4. Wait a week before you water',
    brand: 'petal',
    platform: 'instagram',
  },
  { order: 'Picture with a big 48h: emergency dental appointments within 48 hours, call 030 5550123' },
  {
    order: 'Square: Donaudampfschifffahrtsgesellschaft lädt zum Familientag, 4. Juli, Anleger 3, Kinder fahren gratis',
  },
  {
    order:
      'We moved! Old address: 12 High Street. New address: 48 Market Square, from 2 January. same phone number 01632 960 144',
  },
  { order: 'An announcement in our brand colours: our second shop opens on 1 March in Leith Walk 112', brand: 'loom' },
  { order: 'Poster in coral: Kids’ science day, build a rocket, Saturday 10 to 3, town library, ages 6 to 12' },
  { order: 'Half price Tuesday. All burgers. 5 to 9 pm. Make it loud', platform: 'instagram' },
  {
    order: 'Image for LinkedIn: “Hire for curiosity, train for the rest.” Said by our founder Amira Haddad',
    brand: 'harbour',
    platform: 'linkedin',
  },
  { order: 'Fresh sourdough every morning from 7', photo: 'loaf', brand: 'loom', platform: 'instagram' },
  {
    order: "vertical picture with my photo, 'Sunrise paddle, every Saturday 7 am, Lake Ferris, boards £12'",
    photo: 'lake',
  },
  { order: 'Story: Last tables for Sunday lunch, book at 0117 496 0444', photo: 'table' },
  {
    order: 'Banner: Spring plant fair, 18 and 19 April, free entry',
    photo: 'field',
    brand: 'petal',
    platform: 'linkedin',
  },
  {
    order:
      'Lunch specials board this week: Mon lasagne 8.50, Tue thai curry 9, Wed fish pie 9.50, Thurs falafel wrap 7.50, Fri fish & chips 10',
    photo: 'table',
  },
  { order: 'Just the photo for X, no text', photo: 'lake', platform: 'twitter' },
];
