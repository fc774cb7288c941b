import { describe, expect, it } from 'vitest';
import { withoutPicture } from './picture-wish.ts';

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
    ['Create an image and a caption for our sale', 'Create a caption for our sale'],
    ['Make a square picture with an Instagram post about bread', 'Make an Instagram post about bread'],
  ])('%j leaves the writer %j', (message, words) => {
    expect(withoutPicture(message)).toEqual({ text: words, isWished: true });
  });

  it.each([
    'Write a post about our new latte',
    'Write a post about painting with a picture frame',
    'Draw a picture of a loaf of bread with a photo album',
    'Create an image for our sale',
    'Write a post about how a café can grow with photos of its guests',
  ])('is not %j', (message) => {
    expect(withoutPicture(message)).toEqual({ text: message, isWished: false });
  });
});

it('reads a message of endless spaces at once', () => {
  expect(withoutPicture(`a post${' '.repeat(1_000_000)}about bread`).isWished).toBe(false);
});
