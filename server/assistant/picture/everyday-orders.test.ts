import { describe, expect, it } from 'vitest';
import type { Poster } from '../../../domain/post/design.ts';
import { COLOUR_WORDS } from './colour-words.ts';
import { readPicture } from './read-picture.ts';

const colour = (name: string) => COLOUR_WORDS[name];
const asked = (text: string) => readPicture({ text, isFinished: false }, null);
const shows = (order: string, parts: Partial<Poster>) => expect(asked(order).poster).toMatchObject(parts);

describe('everyday orders for pictures', () => {
  it.each([
    ['Bar chart of footfall: Mon 120, Tue 95, Wed 140', 'Footfall', ['Mon 120', 'Tue 95', 'Wed 140']],
    ['Pie chart, what guests drink: 60% tea, 40% coffee', 'What guests drink', ['Tea 60%', 'Coffee 40%']],
    ['Balkendiagramm: Mitglieder: 2024 80, 2025 120', 'Mitglieder', ['2024 80', '2025 120']],
  ])('PIC-480 reads the figures of a chart: %s', (order, title, items) => {
    shows(order, { title, items });
    expect(asked(order).look.isChart).toBe(true);
  });

  it.each([
    ['Picture: Before: 3 weeks to get a quote. After: 1 day.', ['Before: 3 weeks to get a quote', 'After: 1 day']],
    [
      'We moved! Old address: 2 Elm Road. New address: 9 Oak Lane',
      ['Old address: 2 Elm Road', 'New address: 9 Oak Lane'],
    ],
    ['Old price £80, new price £60. Full service', ['Old price: £80', 'New price: £60']],
  ])('PIC-481 sets two states against each other: %s', (order, items) => shows(order, { items }));

  it('PIC-482 finds the list behind a colon, and what is said of all of it', () => {
    shows('Playground rules sign: no dogs, no bikes, no smoking, close the gate. Green please', {
      title: 'Playground rules',
      items: ['No dogs', 'No bikes', 'No smoking', 'Close the gate'],
    });
    shows('picture of our year: 1,240 parcels by bike, 0 vans, 38 tonnes of CO2 saved', {
      items: ['1,240 parcels by bike', '0 vans', '38 tonnes of CO2 saved'],
    });
    shows('Make a story about our kids menu: pasta, mini burger, fish fingers, all with a drink and ice cream £7.95', {
      items: ['Pasta', 'Mini burger', 'Fish fingers'],
      notes: ['All with a drink and ice cream'],
      price: '£7.95',
    });
    shows('Image: drop off tools at: Hill St library (Mon–Fri 9–5), Town Hall (weekdays 10–4), Red Barn (Sundays)', {
      place: null,
      times: [],
    });
  });

  it('PIC-483 keeps phrases whole', () => {
    shows('Lunch specials: Mon lasagne 8.50, Tue thai curry 9, Wed fish pie 9.50', {
      items: ['Monday lasagne 8.50', 'Tuesday Thai curry 9', 'Wednesday fish pie 9.50'],
    });
    shows(
      'landscape banner for linkedin 1.91:1 - we are hiring a payroll administrator, part time 20 hrs, Leeds office, apply by 30 November',
      {
        title: 'We are hiring a payroll administrator',
        call: 'Apply by 30 November',
      },
    );
    shows(
      'Post for our running club: Saturday long run is moved from 8am to 9am because of ice. Meet at the boathouse.',
      {
        title: 'Saturday long run is moved from 8 am to 9 am because of ice',
        times: [],
      },
    );
    shows('insta story, flash deal today only, 2 for 1 on gel manicures til 6pm', {
      times: [{ day: 'Today only', hours: 'Until 6 pm' }],
    });
    shows('Portrait poster, red and black: Salsa for starters, Tue and Thu 8 pm, first lesson free', {
      times: [{ day: 'Tuesday and Thursday', hours: '8 pm' }],
      price: 'First lesson free',
    });
    shows('Fais une image : fermeture du salon mardi 24 novembre, réouverture jeudi à 9h', {
      notes: ['Réouverture jeudi à 9h'],
    });
  });

  it('PIC-484 reads facts in a quotation and a title at the end', () => {
    shows("picture with my photo, 'Sunrise paddle, every Saturday 7 am, Lake Ferris, boards £12'", {
      title: 'Sunrise paddle',
      times: [{ day: 'Every Saturday', hours: '7 am' }],
      place: 'Lake Ferris',
      price: 'Boards £12',
    });
    shows('bar chart, visitors per month: Jan 320, Feb 410, Mar 390. title Visitors to the museum', {
      title: 'Visitors to the museum',
    });
    const { title, notes } = asked("sign saying 'Card payments only from 1 March. Sorry, no cash or cheques.'").poster;
    expect([title, ...notes].join('. ')).toContain('Sorry, no cash or cheques');
  });

  it('PIC-485 tells readers what is said to them, and no others', () => {
    const notes = (order: string) => asked(order).poster.notes.join(' ');
    const lead = 'Notice: the car park on Station Road is closed from Monday. ';
    expect(notes(`${lead}Please use the new one behind the library instead.`)).toContain('Please use the new one');
    expect(notes(`${lead}Thank you for your patience`)).toContain('Thank you for your patience');
    expect(notes(`${lead}Sorry for any inconvenience`)).toContain('Sorry for any inconvenience');
    expect(notes(`${lead}Please use blue and white letters`)).not.toContain('blue');
  });

  it('PIC-486 tells whose picture it is from what it is for', () => {
    shows('make an insta story 4 our nail bar, flash deal today only', { title: 'Flash deal' });
    shows('Image for our choir auditions - we need tenors and basses! Tuesdays 7.30-9.30 St Luke’s', {
      title: 'We need tenors and basses!',
      notes: ['Our choir auditions'],
    });
    shows('Stadtbücherei: Neue Öffnungszeiten ab Januar als Bild bitte. Di 10-18, Mi 10-18, Do 12-20', {
      title: 'Neue Öffnungszeiten ab Januar',
    });
    shows('Fact card for our energy co-op: LED bulbs use up to 80 % less electricity than old bulbs.', {
      title: 'LED bulbs use up to 80 % less electricity than old bulbs',
    });
  });

  it('PIC-486 calls a list by what it is, without its medium', () => {
    shows('Menu card for this weekend: pea soup 5 €, roast with dumplings 14 €, apple cake 4 €', {
      title: 'Menu for this weekend',
    });
  });

  it('PIC-487 takes a written shape at its word', () => {
    expect(asked('landscape banner for linkedin 1.91:1 - summer sale').look.aspect).toBe('1.91:1');
    expect(asked('16:9 slide for our screen: flu jabs now available, ask at reception').look).toMatchObject({
      aspect: '16:9',
      slides: null,
    });
  });

  it('PIC-489 prints what may be matter: what was learned decides, not how it begins', () => {
    shows('Three questions before you sign a lease. Who pays for repairs? Can you sublet? What happens at year five?', {
      items: ['Who pays for repairs?', 'Can you sublet?', 'What happens at year five?'],
    });
    shows('office notice: Fire drill this Wednesday at 11:00. Leave by the nearest exit, dont use the lifts', {
      title: 'Fire drill',
      notes: ["Leave by the nearest exit, don't use the lifts"],
    });
    shows('Quiz night flyer: every second Wednesday, 8pm, £2 per person, winner takes the pot', {
      title: 'Quiz night',
    });
  });

  it('PIC-490 keeps a line whole where its structure is not sure', () => {
    shows('Winter service for bikes. 49 pounds, includes brakes, gears and a full clean. Until end of November', {
      items: [],
    });
    shows('what we recycle at the depot: cardboard, glass, tins, textiles. What we dont: paint, tyres, mattresses', {
      items: ['Cardboard', 'Glass', 'Tins', 'Textiles'],
      notes: ["What we don't: paint, tyres, mattresses"],
    });
    shows('pls do a sign for the vets waiting room - please keep dogs on a lead and cats in carriers', {
      title: 'Please keep dogs on a lead and cats in carriers',
    });
  });

  it('PIC-491 goes on behind a short form, and does not begin a day with a number of something else', () => {
    shows('Reifenwechsel ohne Termin, Samstag 21. November von 8 bis 14 Uhr, Autohaus Brenner, Industriestr. 12', {
      place: 'Autohaus Brenner, Industriestr. 12',
      price: null,
    });
    shows('Hiring!! Part-time florist, 3 days a week incl. Saturdays, £12.80 an hour', {
      notes: ['3 days a week including Saturdays'],
    });
    shows('banner announcing that our podcast is back for season 3 on 2 December', {
      title: 'Our podcast is back for season 3',
    });
  });

  it('PIC-492 puts on a button how to answer, and the rest of a long call above it', () => {
    shows(
      'Did you know? A dripping tap wastes 5,500 litres a year. Reminder from your plumber to get it fixed, ring Dave 07700 900 311',
      {
        call: 'Ring Dave 07700 900 311',
      },
    );
  });

  it('PIC-494 reads sentence by sentence to whom it is said, and what is named before the medium', () => {
    const meter =
      'picture for insta, How to read your water meter. Find the cover by your gate. Lift it with a screwdriver. Write down the black numbers only. Send them to us by text 80800';
    expect(asked(meter).poster.items.join(' ')).toMatch(/cover .*screwdriver.*black numbers/u);
    shows('We want to say thank you to our paper boys and girls, 1,200 papers a week in all weathers', {
      title: 'Thank you to our paper boys and girls',
    });
    shows('Cookery class poster 4:5 with my picture. Dumplings from scratch, Sat 5 Dec 2pm-5pm, The Old Dairy', {
      title: 'Dumplings from scratch',
      notes: ['Cookery class'],
    });
  });

  it('PIC-495 keeps brackets, phrases and numbers with what they belong to', () => {
    shows('Weihnachtsfeier am Freitag, 11. Dezember. Jeder bringt ein Geschenk mit (max. 10 €)', { price: null });
    shows('Judo club: beginners course starts Monday 11 January, £30, ages 7-11, St Mary’s gym', {
      times: [{ day: 'Monday 11 January', hours: null }],
    });
    shows('house rules for our co working space - calls in the booths, wash your mug, lights off, dogs welcome', {
      items: ['Calls in the booths', 'Wash your mug', 'Lights off', 'Dogs welcome'],
    });
    shows('menu board 9:16\nFlat white 3.20\nMocha 3.80\nHot chocolate 3.60', {
      title: 'Menu',
      items: ['Flat white 3.20', 'Mocha 3.80', 'Hot chocolate 3.60'],
    });
  });

  it('PIC-499 finds what a chart counts before its first year or day, and the colour behind its last', () => {
    shows('Line chart of parcels sent by our shop 2022: 310, 2023: 420, 2024: 515, blue', {
      title: 'Parcels sent by our shop',
      items: ['2022 310', '2023 420', '2024 515'],
      notes: [],
    });
    shows('Bar chart tea with milk 40, coffee 30, cocoa 10. Title What we drink', {
      items: ['Tea with milk 40', 'Coffee 30', 'Cocoa 10'],
    });
  });

  it('PIC-500 shows the number of a sentence large where that is wished, and leaves the sentence whole', () => {
    shows('We need an image announcing that our choir raised €2,150 for the food bank. Massive number please', {
      figure: '€2,150',
      title: 'Our choir raised €2,150 for the food bank',
    });
    shows('Picture with a big 24h: emergency locksmith within 24 hours, call 030 5550123', {
      figure: '24h',
      title: 'Emergency locksmith within 24 hours',
    });
    shows('Graphic saying that 14 of our 60 members ran the marathon. Big number please', { figure: null });
  });

  it('PIC-501 names who is quoted behind a dash, with their town, and prints their stars', () => {
    shows('Review card: "Best haircut I have had in years" – Lukas P., Graz. Four stars.', {
      isQuote: true,
      by: 'Lukas P., Graz',
      notes: ['Four stars.'],
    });
  });

  it('PIC-503 lists several reductions instead of showing one of them large', () => {
    shows('Spring sale at Hobbs Cycles: 15% off helmets, 25% off lights, free bell with every bike, 3 - 9 May', {
      title: 'Spring sale at Hobbs Cycles',
      figure: null,
      items: ['15% off helmets', '25% off lights', 'Free bell with every bike'],
      times: [{ day: '3–9 May', hours: null }],
    });
  });

  it('PIC-504 leaves what begins a list out of the place before it', () => {
    shows(
      'poster for harvest fair sat 3 october 10-2pm church field, raffle, jam stall, tractor rides at 1, live folk band. free entry',
      { place: 'Church field', notes: ['Raffle, jam stall, tractor rides at 1, live folk band.'] },
    );
    shows('Meet us at the county show, Hall C, stand 118, between the alpacas and the mops', {
      place: 'Hall C, stand 118, between the alpacas and the mops',
    });
  });

  it('PIC-505 lists who came first, second and third', () => {
    shows(
      'graphic for the chess club: spring cup - 1st Ida Moss 7 points, 2nd Ken Ojo 6, 3rd Una Bell 5. Well played all',
      {
        title: 'Spring cup',
        items: ['1st Ida Moss 7 points', '2nd Ken Ojo 6', '3rd Una Bell 5'],
        place: null,
      },
    );
  });

  it('PIC-502 tears no greeting off its day', () => {
    shows('Poster: no rehearsal this week, hall floor being sanded, see you Friday', {
      notes: ['Hall floor being sanded, see you Friday'],
    });
    shows('make a post saying practice is cancelled tonight, see you Thursday', { notes: ['See you Thursday'] });
  });

  it('PIC-506 leaves an hour with what happens then', () => {
    shows('9:16 story, black and white, text: we open at 7, last orders 11.30, kitchen closed tonight sorry', {
      title: 'We open at 7',
      notes: ['Last orders 11.30, kitchen closed tonight sorry'],
    });
  });

  it('PIC-507 reads by what the words mean where a part ends', () => {
    shows('we need something for the duck race which starts at the weir', {
      title: 'The duck race',
      place: 'The weir',
    });
    shows('the swimming gala is off thats all it needs to say', { title: 'The swimming gala is off', notes: [] });
  });

  it('PIC-510 parts a list at slashes as at lines', () => {
    shows('carousel: how to air a room / 1. open two windows / 2. wait five minutes / 3. close them', {
      items: ['Open two windows', 'Wait five minutes', 'Close them'],
    });
  });

  it('PIC-513 draws a thing in the colours that it is called by', () => {
    expect(asked('a picture of a red bicycle').look.colours).toEqual([colour('red')]);
    expect(asked('a drawing of a red bicycle in blue').look.colours).toEqual([colour('blue')]);
    expect(asked('ein dunkelgrünes Bild ohne Text').look.colours).toEqual([colour('grün')]);
  });

  it('PIC-514 tells where and when something was seen in one sentence', () => {
    shows('Poster: LOST CAT, grey tabby, answers to Miso, last seen Elm Road on Monday, call 07700 900123', {
      title: 'Lost cat, grey tabby',
      notes: ['Answers to Miso, last seen Elm Road on Monday'],
      times: [],
      place: null,
    });
  });

  it('PIC-515 begins a title behind the word that an order leads to it with', () => {
    shows('Instagram story 9:16 for pub quiz night, Thursday 8 pm', { title: 'Pub quiz night' });
    shows('square 1:1, for sale: oak table, £90', { title: expect.stringMatching(/^For sale/) });
  });

  it('PIC-516 keeps whose it is, wherever it stands', () => {
    shows("FREE DELIVERY OVER £30 THIS WEEKEND ONLY rosa's flowers", { notes: ["Rosa's flowers"] });
    const order = 'Make a post about our referral scheme. Stillpoint Therapy, no faces, earthy tones';
    shows(order, { notes: ['Stillpoint Therapy'] });
    expect(asked(order).look.colours).not.toEqual([]);
    shows('Poster for the fete, dark green. Thanks So Much', { notes: [] });
  });

  it('PIC-517 loses no word that is to be read', () => {
    shows('Christmas opening times, 23 Dec 8-6, 24 Dec 8-2, closed 25 and 26, 27 Dec 10-4, normal hours from 2 Jan', {
      items: ['23 December 8–6', '24 December 8–2', 'Closed 25 and 26', '27 December 10–4'],
    });
    shows('3 reasons to mend your coat: it is cheaper, it wastes less, it fits already. Fern Lane Tailors', {
      items: ['It is cheaper', 'It wastes less', 'It fits already'],
      notes: ['Fern Lane Tailors'],
    });
    shows('ticket prices for the museum desk: adult 9.50, concession 7, child 4, family 22, under 5s free', {
      title: 'Ticket prices',
      items: ['Adult 9.50', 'Concession 7', 'Child 4', 'Family 22', 'Under 5s free'],
      price: null,
    });
    shows('Flat to rent, Leith Walk Edinburgh, £1,250 pcm, available 1 June', {
      notes: ['Available 1 June'],
      price: '£1,250 pcm',
    });
  });

  it('PIC-518 keeps a day in the middle of its sentence', () => {
    shows('poster for lost property, anything not claimed by friday 20 dec will go to charity', {
      title: 'Lost property, anything not claimed by Friday 20 December will go to charity',
      times: [],
    });
  });

  it('PIC-519 says what the order calls it: a save the date, what is on sale, no question', () => {
    shows('make a save the date for our wedding, Hannah & Joel, 20 September 2025, sage green', {
      title: 'Save the date',
      notes: ['Our wedding, Hannah & Joel'],
    });
    shows('need a tshirt sale pic quick, all tees $12, til sunday', { notes: ['Tshirt sale'] });
    shows('poster for the AGM of the Allotment Association, to be held on Thursday 27 February at 7.30 pm', {
      title: 'The AGM of the Allotment Association',
    });
    shows('Sunday worship times for outside the church. 8am Holy Communion, 10.30am Family Service, 6pm Evensong.', {
      title: 'Sunday worship times',
    });
    shows('Hi! Could you make an Instagram post for our summer sale? 20% off all pots until Sunday 30 June', {
      figure: '20%',
      notes: ['Our summer sale'],
    });
  });

  it('PIC-520 obeys a colour in figures and steps with numbers, and prints neither', () => {
    const order = 'New surgery opens on 3 March. Use our teal if you can (#0f8b8d) and keep it uncluttered.';
    shows(order, { call: null });
    expect(asked(order).look.colours[0]).toBe('#0f8b8d');
    shows(
      'How to descale your kettle: fill it halfway with vinegar, boil, leave for an hour, rinse. four steps with numbers',
      {
        isCounted: true,
      },
    );
  });

  it('PIC-521 tells the ground from its letters, and knows the colours of the night', () => {
    const { look } = asked('a quote post: "Plant a tree." cream background dark green text');
    expect([look.colours[0], look.tone]).toEqual([colour('cream'), null]);
    const warmer = readPicture(
      { text: 'Picture: lantern parade, Saturday 4.30pm, deep blue', isFinished: false },
      null,
      ['now make it a bit warmer'],
    );
    expect([warmer.look.colours, warmer.unread ?? []]).toEqual([['#b5482f', '#f8bd7a'], []]);
    expect(asked('Thank you to our car washers, we raised £1,842, make it cheerful').look.colours).not.toEqual([]);
    expect(asked('3 tips for better sleep: no screens, cool room, same time. night colours').look.colours).not.toEqual(
      [],
    );
  });

  it('PIC-522 keeps a sign behind a number and a doctor’s name whole, and speaks to readers', () => {
    shows("rowing club's open day, all ages 14+. Navy and white", { notes: ['All ages 14+.'] });
    shows('Aushang: Die Praxis Dr. Lehmann bleibt vom 4. bis 15. August geschlossen.', {
      title: expect.stringMatching(/^Die Praxis Dr\. Lehmann bleibt/),
    });
    shows('Price list for my mobile dog grooming: bath £25, full groom £45, nail clip £10', {
      title: 'Price list: mobile dog grooming',
    });
    shows('Lunch menu board for Thursday: Leek soup 5.50, Chicken pie 9.80, Risotto 8.90', {
      title: 'Lunch menu for Thursday',
    });
    shows('LinkedIn post: In 2024 we delivered 312 projects. Company is Norwood Engineering. dark background', {
      notes: ['Norwood Engineering'],
    });
  });

  it.each<[string, Partial<Poster>]>([
    [
      'Unsere Praxis bleibt vom 24. Dezember bis 2. Januar geschlossen. Vertretung: Dr. Hellmann, Ringstraße 12',
      { title: 'Unsere Praxis bleibt vom 24. Dezember bis 2. Januar geschlossen', times: [] },
    ],
    ['Die Bücherei zieht am 1. März um. Neue Adresse: Schulstraße 5', { title: 'Die Bücherei zieht am 1. März um' }],
    [
      'Hola, una imagen para Facebook. Título: ¿Oye el timbre? Texto: Revisión gratuita, sin compromiso. Martes de 9:30 a 13:30. Azul y blanco',
      { title: '¿Oye el timbre?', notes: ['Revisión gratuita, sin compromiso'] },
    ],
    [
      'La clínica dental Sonríe regala la primera revisión durante todo febrero. Pide cita en el 911 555 040',
      {
        title: 'La clínica dental Sonríe regala la primera revisión',
        times: [{ day: 'Durante todo febrero', hours: null }],
      },
    ],
    [
      "Le cabinet sera fermé du 3 au 18 août inclus. En cas d'urgence, appelez le 15",
      { notes: [], times: [{ day: 'Du 3 au 18 août inclus', hours: null }] },
    ],
    [
      'Bitte eine Story: Schnitzelabend am Freitag, 12. März um 19 Uhr im Gasthof Krone, alle Schnitzel 12,50 €',
      { notes: [], price: 'Alle Schnitzel 12,50 €' },
    ],
    [
      '5 dicas para dormir melhor: sem ecrãs à noite, quarto escuro, horário fixo, jantar leve, nada de café depois das 16h',
      { times: [] },
    ],
    [
      'Un gráfico sencillo con los horarios de la piscina: lunes a viernes de 10 h a 21 h, sábados y domingos de 11 h a 20 h, lunes 5 cerrado por mantenimiento',
      {
        items: [
          'Lunes a viernes, De 10 h a 21 h',
          'Sábados y domingos, De 11 h a 20 h',
          'Lunes 5, Cerrado por mantenimiento',
        ],
      },
    ],
    [
      'Übungszeiten Jugendfeuerwehr: montags 18–19:30 Uhr Bambini, mittwochs 18:30–20 Uhr Jugend, Treffpunkt Gerätehaus',
      { items: ['Montags 18–19:30 Uhr Bambini', 'Mittwochs 18:30–20 Uhr Jugend'], place: 'Treffpunkt Gerätehaus' },
    ],
    [
      "Horaires d'été de la mairie : lundi, mercredi et vendredi 8h30-12h, mardi et jeudi 14h-17h, fermé le samedi",
      {
        times: [
          { day: 'Lundi, mercredi et vendredi', hours: '8h30-12h' },
          { day: 'Mardi et jeudi', hours: '14h-17h' },
        ],
      },
    ],
    [
      'Comment trier ses déchets ? Verre dans le bac vert, papier dans le bac jaune, compost au jardin',
      { notes: ['Verre dans le bac vert, papier dans le bac jaune, compost au jardin'] },
    ],
    [
      'Olá! Podes fazer uma imagem para o Instagram: sábado há sardinhada a partir das 19h, 12 € por pessoa, Largo da Igreja',
      { title: 'Sábado há sardinhada', place: 'Largo da Igreja' },
    ],
    [
      'Aviso: a biblioteca está encerrada na segunda-feira, 10 de junho, por feriado',
      { notes: ['Por feriado'], place: null },
    ],
    [
      "Avis de recherche : chat roux perdu rue des Tilleuls depuis mardi, il s'appelle Caramel. Appelez le 06 12 55 55 01",
      { notes: ["Chat roux perdu rue des Tilleuls depuis mardi, il s'appelle Caramel."] },
    ],
    [
      'Presupuesto gratis para reformas de baño y cocina, llama al 611 555 090, Reformas Castillo',
      { title: 'Presupuesto gratis para reformas de baño y cocina' },
    ],
    [
      'Receita da semana: bolo de cenoura. Ingredientes: 3 cenouras, 4 ovos, 2 chávenas de farinha, 1 chávena de açúcar',
      { notes: ['Ingredientes'], items: ['3 cenouras', '4 ovos', '2 chávenas de farinha', '1 chávena de açúcar'] },
    ],
    [
      'Am Donnerstag wird die gelbe Tonne schon um 6 Uhr geleert!',
      { title: 'Am Donnerstag wird die gelbe Tonne schon um 6 Uhr geleert!', times: [] },
    ],
    [
      'O jogo de sábado foi adiado para dia 18 às 15h. Vem apoiar o União!',
      { title: 'O jogo de sábado foi adiado para dia 18 às 15h', times: [] },
    ],
    [
      'Fais une image carrée bleu marine : ouverture le 2 septembre de notre nouvelle boutique, 8 rue Nationale, Tours',
      { title: 'Ouverture le 2 septembre de notre nouvelle boutique', place: '8 rue Nationale, Tours' },
    ],
    [
      'Promoção relâmpago: 2 pizzas grandes por R$ 59,90, pedidos pelo WhatsApp 11 95555-0123',
      { notes: ['Promoção relâmpago'], call: 'Pedidos pelo WhatsApp 11 95555-0123' },
    ],
    [
      'Joyeuses fêtes à tous nos clients ! Nous serons fermés du 24 au 26 décembre. Boulangerie Petit',
      { notes: ['Nous serons fermés', 'Boulangerie Petit'] },
    ],
    [
      'Ricetta veloce: 1 frulla il basilico 2 aggiungi i pinoli 3 condisci la pasta',
      { title: 'Ricetta veloce', items: ['Frulla il basilico', 'Aggiungi i pinoli', 'Condisci la pasta'] },
    ],
  ])('PIC-525 tears no clause of another language: %s', (order, parts) => shows(order, parts));

  it.each<[string, Partial<Poster>]>([
    [
      'Club de lectura de la biblioteca: este mes leemos «La sombra del viento». Jueves 20 de marzo a las 18:30, entrada libre',
      { title: 'La sombra del viento', notes: ['Club de lectura de la biblioteca'] },
    ],
    [
      'imagen cuadrada para las rebajas de la zapatería: hasta el 50 % en botas y botines, solo del 7 al 31 de enero, colores rojo y blanco',
      { title: 'Hasta el 50 % en botas y botines', notes: ['Las rebajas de la zapatería'] },
    ],
    [
      'Wir brauchen ein Bild fürs Schaufenster: neue Öffnungszeiten Mo–Fr 9–18 Uhr, Sa 9–13 Uhr. Optik Seidel, Marktplatz 4',
      { place: 'Optik Seidel, Marktplatz 4' },
    ],
    [
      'Tipps-Karte „3 Tipps gegen trockene Haut“: viel trinken, lauwarm duschen, nicht rubbeln',
      { title: '3 Tipps gegen trockene Haut' },
    ],
  ])('PIC-516 shows whose picture it is and what it is for in other languages: %s', (order, parts) =>
    shows(order, parts),
  );

  it.each([
    'sfondo senza testo, azzurro e bianco',
    'ein Hintergrund ohne Text, zartes Grün',
    'un fond sans texte, bleu',
  ])('PIC-512 prints no wish for a picture without words: %s', (order) => {
    shows(order, { title: '', notes: [] });
    expect(asked(order).look.isTextless).toBe(true);
  });
});
