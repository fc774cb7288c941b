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
  { order: 'A square picture for our winter opening hours: Mon to Fri 7 am to 6 pm, Sat 8 to 2, closed on Sundays' },
  {
    order: 'Poster for the choir’s Christmas concert, Saturday 12 December, 7 pm, St Anne’s Church, entry free',
    platform: 'instagram',
  },
  { order: 'Story 9:16: Flash sale, 30 % off all rugs until Sunday midnight', brand: 'loom' },
  { order: 'Quote card: “You never regret a swim.” Ines, lifeguard', platform: 'facebook' },
  { order: 'Banner for LinkedIn: We are hiring a bench joiner, full time, from March. Apply at kestreljoinery.com' },
  {
    order:
      'Make a picture: 5 checks before you sell your car\n1. Wash it\n2. Find the papers\n3. Fix the bulbs\n4. Take ten photos\n5. Know your price',
    platform: 'instagram',
  },
  { order: 'Picture with 1,240 meals served this month by our volunteers', brand: 'harbour', platform: 'linkedin' },
  { order: 'a pic saying the pool is closed tomorrow for cleaning, sorry!', platform: 'facebook' },
  { order: 'Ein Bild für unser Hoffest am Sonntag, 20. September, 11 bis 17 Uhr, Kartoffelhof Brandt, Eintritt frei' },
  { order: 'Ein Plakat in Dunkelgrün: Wir suchen eine Floristin in Teilzeit ab sofort', brand: 'petal' },
  { order: 'Una imagen cuadrada: taller de cerámica para principiantes, sábado 6 de junio a las 11, 35 €' },
  { order: 'Une affiche pour la brocante du quartier, dimanche 3 mai de 8 h à 17 h, place Carnot' },
  { order: 'Um cartaz 9:16: pastéis de nata acabados de fazer, todos os dias a partir das 8h, 1,20 € cada' },
  { order: 'Una locandina per la cena di pesce, venerdì 14 novembre ore 20, 38 € a persona, prenota allo 051 223344' },
  {
    order: 'Instagram picture in soft lavender: new class, gentle yoga for stiff backs, Tuesdays 6.30 pm',
    brand: 'petal',
  },
  { order: 'What would you name our new goat? A picture for Facebook', platform: 'facebook' },
  { order: 'Background without any text in navy and gold, 16:9', brand: 'harbour' },
  { order: 'Draw a coffee cup, minimal, on white' },
  { order: 'Thumbnail 16:9 for our video: How we restore a 1960s scooter' },
  { order: 'Card: Thank you for 10 years! Dr. Adeyemi and team', brand: 'harbour', platform: 'facebook' },
  { order: 'Menu card for this week: lentil soup 6 €, trout with beans 16 €, plum cake 4 €', platform: 'instagram' },
  {
    order: 'Picture for X: Version 3.2 is out. Offline mode, faster search, dark theme',
    brand: 'harbour',
    platform: 'twitter',
  },
  { order: 'Story: Lost cat! Grey tabby, answers to Miso, last seen Elm Road on Monday. Call 0161 496 0123' },
  {
    order: 'An image: Open mic night, every first Thursday, 8 pm, The Anchor, sign up at the bar',
    platform: 'twitter',
  },
  { order: 'Portrait poster, black and yellow: Boxing for beginners, Mon and Wed 7 pm, first session free' },
  {
    order:
      'A LinkedIn carousel: 4 ways to cut your heating bill: bleed the radiators, seal the letterbox, lower the flow temperature, close the curtains at dusk',
    platform: 'linkedin',
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
    order: 'Simple picture: Gift vouchers from 20 pounds, in the shop or online',
    brand: 'loom',
    platform: 'instagram',
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
    order: 'Sunset paddle tour, Friday 7.30 pm, 29 € with board, meet at the jetty',
    photo: 'lake',
    platform: 'instagram',
  },
  { order: 'Story: Last tables for Sunday lunch, book at 0117 496 0444', photo: 'table' },
  {
    order: 'Banner: Spring plant fair, 18 and 19 April, free entry',
    photo: 'field',
    brand: 'petal',
    platform: 'linkedin',
  },
  { order: 'Now hiring baristas', photo: 'window', platform: 'facebook', brand: 'harbour' },
  { order: 'Just the photo for X, no text', photo: 'lake', platform: 'twitter' },
];
