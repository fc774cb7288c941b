import { describe, expect, it } from 'vitest';
import { follow } from './follow.ts';

const BIKES =
  'Our winter bike check is back. From 2 December we go over brakes, gears, lights and chain for £29, and you get your bike back the same day. Book at pedalandpump.co.uk/winter or call 01904 555 018. We are closed on Sundays.';
const NEWS =
  'Invoicely 4.2 is out today! You can now split one invoice among several customers and export it as CSV. The update is free for all plans. Read the notes: invoicely.app/4-2';
const after = (instruction: string, text = BIKES): string => follow(text, instruction, null).text;

describe('an instruction to a text', () => {
  it.each([
    ['Only a title for it', 'Our winter bike check is back'],
    ['First line only', 'Our winter bike check is back.'],
    ['Just when and how much', /^From 2 December .* £29, and .*\. We are closed on Sundays\.$/],
    ['Keep it under 25 words', /^Our winter bike check is back\. From 2 Dec .* for £29\. We're closed on Sundays\.$/],
    ['For Twitter, at most 200 characters', /^(?=.{1,200}$)Our winter .*01904 555 018\. We're closed on Sundays\.$/],
    ['All in capitals', /BOOK AT pedalandpump\.co\.uk\/winter OR CALL/],
    ['Turn it into a bulleted list', /^- Our winter bike check is back\.\n- From 2 December/],
    ['Rewrite it as questions and answers', /\n\nHow do I book\?\nBook at pedalandpump/],
    ['Split it into three posts', /^1\/3 Our winter .*\n\n2\/3 From 2 December .*\n\n3\/3 Book at/s],
    ['Instagram caption, every sentence on its own line', /back\.\nFrom 2 December .*day\.\nBook/],
    ['Put ⭐ in front of every line', /^⭐ Our .*\n⭐ From .*\n⭐ Book .*\n⭐ We are closed on Sundays\.$/],
    ['Make the first sentence a headline in capitals', /^OUR WINTER BIKE CHECK IS BACK\n\nFrom 2 December/],
    ['End with the call "Book your slot today."', /Sundays\.\n\nBook your slot today\.$/],
    ['Begin with "Cold hands, warm brakes."', /^Cold hands, warm brakes\. Our winter/],
    ['Sign off as Pedal & Pump', /Sundays\.\n\n— Pedal & Pump$/],
    ['Make a tweet of it with the hashtag #York', /Sundays\.\n\n#York$/],
    ['Add one fitting emoji at the end', /Sundays\. 🚲$/],
    ['Leave out the phone number', /Book at pedalandpump\.co\.uk\/winter\. We are/],
    ['No link', /Book or call 01904 555 018\./],
    ['Say £27 instead of £29', /chain for £27, and/],
    ['Replace bike with bicycle everywhere', /^Our winter bicycle check .* get your bicycle back/],
    ['Put the price first', /^From 2 December .*£29.* Our winter bike check is back\./],
    ['Cut the last sentence', /01904 555 018\.$/],
    ['Two sentences at most, then two hashtags', /same day\.\n\n#\w+ #\w+$/],
    ['You are an editor. Take the text that comes in and cut it down to at most 150 characters.', /^(?=.{1,150}$)Our/],
  ])('OBEY-01 is done: %s', (instruction, expected) => {
    const { text, undone } = follow(BIKES, instruction, null);
    expect(undone).toEqual([]);
    if (typeof expected === 'string') expect(text).toBe(expected);
    else expect(text).toMatch(expected);
  });

  it('OBEY-01 does several things at once, and drops a sentence with the link that it was for', () => {
    expect(after('No link, no exclamation marks, add #news', NEWS)).toBe(
      'Invoicely 4.2 is out today. You can now split one invoice among several customers and export it as CSV. The update is free for all plans.\n\n#news',
    );
  });

  it.each([
    'Translate to French',
    'Make it funnier',
    'More persuasive, please',
    'Write a catchy story around it',
    'Only what is new',
  ])('OBEY-02 OBEY-03 says that it is not done, and keeps the text: %s', (instruction) => {
    const { text, undone } = follow(BIKES, instruction, null);
    expect(text).toBe(BIKES);
    expect(undone).toHaveLength(1);
    expect(undone[0]).toContain('needs a connected AI model');
  });

  it('OBEY-02 does what it can of an instruction and says the rest', () => {
    const { text, undone } = follow(BIKES, 'Warmer, and in two sentences', null);
    expect(text).toMatch(/^Our winter bike check is back\. From 2 December .* same day\.$/);
    expect(undone).toEqual(['“Warmer” needs a connected AI model.']);
  });

  it.each([
    ['Take out the emojis please', '🎉 We turned ten! Cake on Friday 🎂.', 'We turned ten! Cake on Friday.'],
    [
      'Change Friday to Saturday and 7 pm to 8 pm',
      'Jazz on Friday at 7 pm. Free entry.',
      'Jazz on Saturday at 8 pm. Free entry.',
    ],
    ['Drop the prices', 'Women’s cut £38. Men’s cut £26.', 'Women’s cut. Men’s cut.'],
    [
      'Add our phone number 020 7946 0112 at the end',
      'Boiler check for £79.',
      'Boiler check for £79. Our phone number: 020 7946 0112',
    ],
    [
      'Turn this into a bullet list',
      'Bring a towel, a lock and indoor shoes.',
      'Bring:\n- A towel\n- A lock\n- Indoor shoes',
    ],
    ['Please remove the price and the hashtags', 'Concert on Friday, £8. #choir', 'Concert on Friday.'],
    ['Cut it to 6 words max', 'The ferry runs again now. It is blue.', 'The ferry runs again now.'],
    ['Put everything in lower case', 'NEW DROP Friday.', 'new drop friday.'],
    ['Number the steps', 'Rinse the rice. Toast it.', '1. Rinse the rice.\n2. Toast it.'],
    ['No emoji, at most 1 hashtag', 'New yarn. #yarn #wool', 'New yarn.\n\n#yarn'],
  ])('OBEY-10 is done whole: %s', (instruction, text, expected) => {
    expect(follow(text, instruction, null)).toMatchObject({ text: expected, undone: [] });
  });

  it('OBEY-10 says of two things that go which one it does not find, and leaves no word hanging', () => {
    expect(follow('Open rehearsal on 12 May. Come by.', 'Leave out the date and the address', null)).toMatchObject({
      text: 'Open rehearsal. Come by.',
      undone: [expect.stringContaining('the address')],
    });
    expect(follow('Grabpflege ab 18 € im Monat. Wir kommen oft.', 'Lass den Preis weg', null).text).toBe(
      'Grabpflege. Wir kommen oft.',
    );
    expect(follow('El río sube.', 'Pon que cada frase sea corta', null).text).toBe('El río sube.');
  });

  it('OBEY-11 tells what goes with words that are not to be named, and which words it could not mend', () => {
    expect(follow('Anna and Tom teach. Tom fires the kiln. Anna glazes.', 'Don’t mention Anna', null)).toEqual({
      text: 'Tom fires the kiln.',
      notes: ['Left out: “Anna and Tom teach.”, “Anna glazes.”'],
      undone: [],
    });
    expect(follow('We recieve plants. Come erly.', 'Check the spelling', null)).toEqual({
      text: 'We receive plants. Come erly.',
      notes: ['Not mended, please look at: “erly”.'],
      undone: [],
    });
  });

  it.each([
    [
      'Kürze den Text auf höchstens 70 Zeichen',
      'Wir haben bis 6. Januar zu. Notdienst macht Dr. Yilmaz. Frohes Fest wünschen wir Ihnen allen.',
      'Wir haben bis 6. Januar zu. Notdienst macht Dr. Yilmaz.',
    ],
    ['Entferne die Hashtags und Emojis', 'Heute frisch 🍰 für 2,80 €. #bäckerei', 'Heute frisch für 2,80 €.'],
    ["Ersetze 'Kunden' durch 'Gäste'", 'Für Kunden mit Hund gibt es Wasser.', 'Für Gäste mit Hund gibt es Wasser.'],
    [
      'Schreib daraus eine Liste',
      'Mitzubringen sind Schlafsack, Isomatte und Lampe.',
      'Mitzubringen sind:\n- Schlafsack\n- Isomatte\n- Lampe',
    ],
    [
      'No menciones el precio',
      'Curso de cerámica, seis tardes, 140 €. Empieza el 7 de octubre.',
      'Curso de cerámica, seis tardes. Empieza el 7 de octubre.',
    ],
    [
      'Deja solo la primera frase',
      'El taller cierra en agosto. Volvemos el 1 de septiembre.',
      'El taller cierra en agosto.',
    ],
    ['Enlève les points d’exclamation', 'Soldes ! Venez nombreux !', 'Soldes. Venez nombreux.'],
    ['Remplace « clients » par « adhérents »', 'Nos clients sont là.', 'Nos adhérents sont là.'],
  ])('OBEY-12 is done in other languages: %s', (instruction, text, expected) => {
    expect(follow(text, instruction, null)).toMatchObject({ text: expected, undone: [] });
  });

  it.each([
    'Mach es lustiger',
    'Traduce al inglés',
    'Vouvoie les lecteurs au lieu de les tutoyer',
    'Prüfe die Rechtschreibung',
  ])('OBEY-12 says in the words that were typed what is not done: %s', (instruction) => {
    const text = 'Das ist unser neues Studio. Kommt vorbei und seht es euch an.';
    const { text: after, undone } = follow(text, instruction, null);
    expect(after).toBe(text);
    expect(undone).toHaveLength(1);
    expect(instruction).toContain(/“(.+)”/.exec(undone[0] ?? '')?.[1] ?? '-');
  });
});
