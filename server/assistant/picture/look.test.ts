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
  ['lilás e branco', { colours: ['#cbaee0'] }],
  ['Honiggelb und Anthrazit', { colours: ['#f9cf2b', '#33373d'] }],
  ['yellow green red', { colours: ['#f9cf2b', '#1f8a4c'] }],
  ['navy blue', { colours: ['#14254f'] }],
  ['en rosa y fucsia', { colours: ['#f27aa6', '#c2247f'] }],
  ['a story', { aspect: '9:16' }],
  ['square', { aspect: '1:1' }],
  ['1200x628 px', { aspect: '1.91:1' }],
  ['Querformat', { aspect: '16:9' }],
  ['something nice', { aspect: null }],
])('obeys the wish %j', (said, look) => {
  expect(lookIn(said)).toMatchObject(look);
});

it.each([
  ['red on white, a key on it', { colours: ['#d62839'], tone: 'white' }],
  ['white background', { tone: 'white' }],
  ['schwarz-weiß', { colours: ['#15161a', '#ffffff'], tone: 'white' }],
  ['gold on navy', { colours: ['#14254f', '#d9a520'] }],
  ['ambiance rouge et or', { colours: ['#d62839', '#d9a520'] }],
  ['something stormy', { colours: ['#2f4156', '#a9c0d0'] }],
  ['herbstliche Farben', { colours: ['#9c4a1a', '#e9ab3a'] }],
  ['autumn colours, but blue', { colours: ['#2459d6'] }],
  ['couleurs du sud', { colours: ['#c65d3b', '#f6d36b'] }],
  ['Tono cálido, por favor', { colours: ['#b5482f', '#f8bd7a'] }],
  ['frische Farben', { colours: ['#1f8f6a', '#d9f2c4'] }],
  ['colori del mare', { colours: ['#0f4c81', '#8ed3dc'] }],
  ['cores de Natal', { colours: ['#8f1d2c', '#e2b44a'] }],
  ['Pastellfarben', { colours: ['#cfe0f5', '#d97a9b'] }],
  ['nothing flashy', { isMinimal: true }],
  ['ruhig und dezent', { isMinimal: true }],
  ['A4 upright', { aspect: '4:5' }],
])('PIC-478 takes a ground, a mood and a measure at their word: %j', (said, look) => {
  expect(lookIn(said)).toMatchObject(look);
});

it.each([
  ['Not too green, everyone does green', { colours: [], refused: ['#1f8a4c'] }],
  ['white, one thin blue line', { colours: ['#2459d6'], tone: 'white' }],
  ['sans serif, keep it clean', { pairing: 'grotesque' }],
  ['thick condensed type', { pairing: 'display' }],
  ['carattere antico', { pairing: 'serif' }],
  ['empty background, no words, sea colours, calm', { isTextless: true, shown: '' }],
] as const)('PIC-533 obeys the wish %s', (said, look) => {
  expect(lookIn(said)).toMatchObject(look);
});
