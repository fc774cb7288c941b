import { describe, expect, it } from 'vitest';
import { withoutBeside } from './beside-wish.ts';

describe('a message that asks for a text and a picture', () => {
  it.each([
    ['Write an Instagram post about our new latte with a picture', 'Write an Instagram post about our new latte'],
    ['Write a post with a matching image about our sale', 'Write a post about our sale'],
    ['Create a LinkedIn post and an image for our autumn sale.', 'Create a LinkedIn post for our autumn sale.'],
    ['Write a tweet about bread, plus a picture to go with it!', 'Write a tweet about bread!'],
    ['Schedule a post about bread with a photo tomorrow at 9', 'Schedule a post about bread tomorrow at 9'],
    ['Write a post with a picture: our new blue mugs are here', 'Write a post: our new blue mugs are here'],
    ['Schreibe einen Beitrag mit Bild: neue Tassen sind da', 'Schreibe einen Beitrag: neue Tassen sind da'],
    ['Escribe una publicación con una imagen: tazas nuevas', 'Escribe una publicación: tazas nuevas'],
    [
      'Make an Instagram post about our plant swap on Saturday and add a picture',
      'Make an Instagram post about our plant swap on Saturday',
    ],
    ['Write a post about bread. Please add a picture.', 'Write a post about bread.'],
    ['Create an image and a caption for our sale', 'Create a caption for our sale'],
    ['Make a square picture with an Instagram post about bread', 'Make an Instagram post about bread'],
  ])('%j leaves the writer %j', (message, words) => {
    expect(withoutBeside(message)).toEqual({ text: words, beside: { picture: true } });
  });

  it.each([
    ['Post "Rye is back" with a voice note tomorrow at 9', 'Post "Rye is back" tomorrow at 9', { sound: true }],
    [
      'Tweet about our yoga class with a picture and a voice note',
      'Tweet about our yoga class',
      { picture: true, sound: true },
    ],
    [
      'Post our new hours with a picture and spoken by Sarah on Friday at 9',
      'Post our new hours on Friday at 9',
      { picture: true, sound: true, voice: 'Sarah Professional' },
    ],
    ['Schedule a post about tyres with audio for Monday', 'Schedule a post about tyres for Monday', { sound: true }],
    [
      'Poste morgen um 9 auf LinkedIn mit einem Bild: Wir sind da',
      'Poste morgen um 9 auf LinkedIn: Wir sind da',
      { picture: true },
    ],
    [
      'Publica mañana a las 10 en Facebook con una nota de voz: abrimos',
      'Publica mañana a las 10 en Facebook: abrimos',
      { sound: true },
    ],
    [
      'Publie demain à 9h sur Facebook avec une image : nous ouvrons',
      'Publie demain à 9h sur Facebook : nous ouvrons',
      { picture: true },
    ],
    [
      'Publica amanhã às 9h no Instagram com uma imagem: abrimos',
      'Publica amanhã às 9h no Instagram: abrimos',
      { picture: true },
    ],
    [
      "Pubblica domani alle 9 su Instagram con un'immagine: apriamo",
      'Pubblica domani alle 9 su Instagram: apriamo',
      { picture: true },
    ],
  ])('POST-65 %j leaves the writer %j', (message, text, beside) => {
    expect(withoutBeside(message)).toEqual({ text, beside });
  });

  it.each([
    'Post "Come in with a picture" tomorrow at 9',
    'Post on LinkedIn: every loaf comes with a picture',
    'Post about our audiobook read by Emma Thompson tomorrow',
    'Post about our new cinema with sound tomorrow at 9',
    'Write a post about our new latte',
    'Write a post about painting with a picture frame',
    'Draw a picture of a loaf of bread with a photo album',
    'Create an image for our sale',
    'Write a post about how a café can grow with photos of its guests',
  ])('is not %j', (message) => {
    expect(withoutBeside(message)).toEqual({ text: message, beside: {} });
  });
});

it('reads a message of endless spaces at once', () => {
  expect(withoutBeside(`a post${' '.repeat(1_000_000)}about bread`).beside).toEqual({});
});
