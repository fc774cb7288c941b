import { expect, it } from 'vitest';
import { lookIn } from './look.ts';

it.each([
  ['a green background, minimal style', { colours: ['#1f8a4c'], isMinimal: true }],
  ['navy and cream', { colours: ['#14254f', '#f6eedd'], tone: null }],
  ['sage green', { colours: ['#9db59a'] }],
  ['soft green', { colours: ['#1f8a4c'], tone: 'light' }],
  ['dark blue', { colours: ['#2459d6'], tone: 'dark' }],
  ['red and white', { colours: ['#d62839'], tone: null }],
  ['with warm light', { tone: null }],
  ['bright and airy', { tone: 'light' }],
  ['#0a7d5c', { colours: ['#0a7d5c'] }],
  ['without any text', { isTextless: true }],
  ['ohne Schrift, in Blau', { isTextless: true, colours: ['#2459d6'] }],
  ['sin texto, fondo rojo', { isTextless: true, colours: ['#d62839'] }],
  ['in our brand colours', { isBranded: true, colours: [], tone: null }],
  ['with bold colours', { isBranded: false }],
  ['not red', { colours: [], refused: ['#d62839'] }],
  ['kein Rosa, lieber Blau', { colours: ['#2459d6'], refused: ['#f27aa6'] }],
  ['des vagues bleues', { colours: ['#2459d6'] }],
  ['in Theaterrot', { colours: ['#d62839'] }],
  ['dans les tons bordeaux', { colours: ['#6d1a36'] }],
  ['a story', { aspect: '9:16' }],
  ['square', { aspect: '1:1' }],
  ['1200x628 px', { aspect: '1.91:1' }],
  ['Querformat', { aspect: '16:9' }],
  ['something nice', { aspect: null }],
])('obeys the wish %j', (said, look) => {
  expect(lookIn(said)).toMatchObject(look);
});
