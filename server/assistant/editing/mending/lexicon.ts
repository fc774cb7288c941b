/** 'typed:meant, typed:meant, …' as a table. */
const table = (rows: string): Record<string, string> =>
  Object.fromEntries(
    rows
      .trim()
      .split(/,\s+/)
      .map((row) => row.split(':') as [string, string]),
  );

/** One lexicon of what people type and what they mean. Keys are in lower case; none is an English word of its own. */
export const SHORTHAND = table(`
  2moro:tomorrow, 2nite:tonight, abt:about, addr:address, appt:appointment, appts:appointments,
  asap:as soon as possible, b4:before, bc:because, bcos:because, bday:birthday, btwn:between, cos:because,
  coz:because, cuz:because, defo:definitely, esp:especially, evry:every, evrybody:everybody, evryone:everyone,
  evrything:everything, fav:favourite, fb:Facebook, gonna:going to, hr:hour, hrs:hours, kinda:kind of,
  lil:little, mins:minutes, msg:message, mtg:meeting, n:and, nite:night, nites:nights, ppl:people, pls:please,
  plz:please, pts:points, r:are, rly:really, secs:seconds, smth:something, sth:something, tel:phone,
  thanx:thanks, tho:though, thru:through, thx:thanks, til:until, tix:tickets, tmr:tomorrow, tmrw:tomorrow,
  tmw:tomorrow, tomoz:tomorrow, tonite:tonight, u:you, ur:your, w:with, wanna:want to, wk:week, wkend:weekend,
  wkends:weekends, wks:weeks, xmas:Christmas, ya:you, yr:year, yrs:years
`);

/** Words without their apostrophe that are no other word. */
export const APOSTROPHES = table(`
  aint:ain't, arent:aren't, anybodys:anybody's, cant:can't, childs:child's, couldnt:couldn't, didnt:didn't,
  doesnt:doesn't, dont:don't, everyones:everyone's, hadnt:hadn't, hasnt:hasn't, havent:haven't, hes:he's,
  im:I'm, isnt:isn't, itll:it'll, ive:I've, mustnt:mustn't, neednt:needn't, nobodys:nobody's, shes:she's,
  somebodys:somebody's, someones:someone's, shouldnt:shouldn't, shouldve:should've, thats:that's,
  theres:there's, theyll:they'll, theyre:they're, theyve:they've, wasnt:wasn't, weve:we've, whats:what's,
  wheres:where's, whos:who's, wont:won't, wouldnt:wouldn't, wouldve:would've, youll:you'll, youre:you're,
  youve:you've
`);

/** Common misspellings. */
export const MISSPELLINGS = table(`
  accomodation:accommodation, acheive:achieve, acommodation:accommodation, actualy:actually, adress:address,
  adresses:addresses, agian:again, alot:a lot, anniversery:anniversary, anual:annual, aparently:apparently,
  apointment:appointment, apointments:appointments, appartment:apartment, avaliable:available,
  availible:available, batterys:batteries, becuase:because, beggining:beginning, begining:beginning,
  beleive:believe, brocolli:broccoli, buisness:business, bussiness:business, calender:calendar,
  cancled:cancelled, catagory:category, chrismas:Christmas, cemetary:cemetery, certificat:certificate,
  choclate:chocolate, collegue:colleague, collegues:colleagues, comming:coming, commitee:committee,
  commited:committed, completly:completely, contributer:contributor, contributers:contributors,
  definate:definite, definately:definitely, definatly:definitely, delievery:delivery, delivary:delivery,
  dissapointed:disappointed, diffrent:different, dosent:doesn't, earlyer:earlier, enviroment:environment,
  equiptment:equipment, exibition:exhibition, exellent:excellent, experiance:experience, familys:families,
  febuary:February, finaly:finally, finnished:finished, foriegn:foreign, fourty:forty, freind:friend,
  freinds:friends, garantee:guarantee, goverment:government, gaurantee:guarantee, happend:happened,
  heared:heard, immediatly:immediately, independant:independent, intrested:interested, interupted:interrupted,
  jewelery:jewellery, knowlege:knowledge, lenght:length, liason:liaison, libary:library, lisence:licence,
  maintainance:maintenance, maintenence:maintenance, marketting:marketing, millenium:millennium,
  mischievious:mischievous, neccessary:necessary, necesary:necessary, neigbour:neighbour, neigbours:neighbours,
  nieghbours:neighbours, noticable:noticeable, occassion:occasion, occured:occurred, offical:official,
  oppertunity:opportunity, oportunity:opportunity, orignal:original, payed:paid, pavillion:pavilion,
  peice:piece, peices:pieces, persue:pursue, posession:possession, potatos:potatoes, prefered:preferred,
  probaly:probably, proffesional:professional, profesional:professional, programe:programme,
  publically:publicly, questionaire:questionnaire, realy:really, recieve:receive, recieved:received,
  recipt:receipt, reciept:receipt, reccomend:recommend, recomend:recommend, rember:remember, remeber:remember,
  repaires:repairs, restaraunt:restaurant, restuarant:restaurant, resteraunt:restaurant, rythm:rhythm,
  saterday:Saturday, satruday:Saturday, scedule:schedule, schedual:schedule, seperate:separate,
  seperately:separately, shedule:schedule, similiar:similar, speach:speech, succesful:successful,
  successfull:successful, suprise:surprise, supprise:surprise, tommorow:tomorrow, tommorrow:tomorrow,
  tomorow:tomorrow, tomatos:tomatoes, teh:the, thier:their, thursady:Thursday, truely:truly, tuesaday:Tuesday,
  unfortunatly:unfortunately, unpleasent:unpleasant, untill:until, usefull:useful, vaccum:vacuum,
  vegatable:vegetable, vegtables:vegetables, volenteer:volunteer, volenteers:volunteers, volunter:volunteer,
  volunters:volunteers, wendsday:Wednesday, wensday:Wednesday, wich:which, wierd:weird, workig:working,
  wokring:working, writting:writing, yestarday:yesterday, yougurt:yoghurt, rehersal:rehearsal, rehersals:rehearsals, definitly:definitely, accross:across, adn:and, becase:because,
  beatiful:beautiful, beautifull:beautiful, exersise:exercise, hapening:happening, instalation:installation, intresting:interesting,
  kindergarden:kindergarten, neice:niece, perfomance:performance, performence:performance, resturant:restaurant, sandwhich:sandwich,
  sandwhiches:sandwiches, secratary:secretary, strawberrys:strawberries, temperture:temperature, vacancys:vacancies, vegtable:vegetable,
  wednsday:Wednesday, wellcome:welcome, recieving:receiving, seperated:separated, occasionaly:occasionally, oppening:opening,
  openning:opening, begginers:beginners, beginers:beginners, comunity:community, concertt:concert, delicous:delicious,
  equipement:equipment, guarenteed:guaranteed, imediately:immediately, maintanance:maintenance, managment:management, nessecary:necessary,
  parkng:parking, permenent:permanent, posible:possible, prefferably:preferably, quater:quarter, recomended:recommended,
  reduceed:reduced, refered:referred, registraton:registration, relevent:relevant, reservaton:reservation, sincerly:sincerely, specal:special,
  suprised:surprised, tempory:temporary, tickest:tickets, transfered:transferred, untll:until, usally:usually, vegeterian:vegetarian,
  visable:visible, volountary:voluntary, wheater:weather, wonderfull:wonderful
`);

/** Compounds that are written with a hyphen or a capital inside. */
export const COMPOUNDS: [RegExp, string][] = [
  [/\bgluten free\b/gi, 'gluten-free'],
  [/\bself raising\b/gi, 'self-raising'],
  [/\bwalk ins\b/gi, 'walk-ins'],
  [/\bwrite up\b(?= (?:on|at|is|by|follows))/gi, 'write-up'],
  [/\bhand painted\b/gi, 'hand-painted'],
  [/\bhand made\b/gi, 'handmade'],
  [/\bgoats cheese\b/gi, "goat's cheese"],
  [/\bshepherds pie\b/gi, "shepherd's pie"],
  [/\b(men|women|children)s\b/gi, "$1's"],
  [/\bsemi final(s?)\b/gi, 'semi-final$1'],
  [/\brunner up\b/gi, 'runner-up'],
  [/\b(\d+) (year|week|day|month|hour|minute|foot|mile|inch) old\b/gi, '$1-$2-old'],
];

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that are written in capitals whatever the sentence. */
export const ACRONYMS =
  set(`agm api atm bbq byo cd ceo cet cest cfo cli cto css csv cv diy dj dm dvd eu faq ft gb gcse gdpr
  gmt gp gps hq hr html https iban id iphone iso it's json kg led lgbt ltd mc mot nhs nye ok pa pc pdf pe php pin pta qa qr rnli rsvp
  sek chf usb usd gbp eur uk url us usa utc uv vat vip vps rss sms sql ssl stl suv tv ui ux vr wc xl xxl xs bst est pst edt faqs cvs djs dms ids tvs dvds`);

/** Acronyms that are also words, or units that stay small: never raised. */
export const NOT_RAISED = set("it's it us ft kg pa hr pin led pe mc est iphone ltd html https");

/** Names in the spelling that everybody knows. */
export const KNOWN_NAMES: Record<string, string> = Object.fromEntries(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays
   January February April June July August September October November December
   Christmas Easter Halloween Advent Ramadan Diwali Hanukkah Thanksgiving Eid Lent Pentecost
   English German French Spanish Italian Portuguese Dutch Swedish Danish Norwegian Finnish Greek Turkish Irish Welsh Scottish British
   American Canadian Australian Chinese Japanese Korean Indian Mexican Brazilian European African Asian Russian Czech Hungarian Romanian
   Bulgarian Croatian Slovene Serbian Ukrainian Estonian Latvian Lithuanian Arabic Hebrew Hindi Latin Catalan
   England Scotland Wales Ireland Britain Germany France Spain Italy Portugal Austria Switzerland Belgium Netherlands Denmark Sweden Norway
   Finland Iceland Greece Poland Europe America Canada Australia India China Japan Africa Asia Kenya Ghana Nigeria Brazil Mexico
   London Manchester Liverpool Leeds Sheffield Birmingham Bristol Cardiff Swansea Edinburgh Glasgow Dundee Aberdeen Perth Belfast Dublin Galway
   Paris Lyon Marseille Annecy Berlin Hamburg Munich Cologne Frankfurt Vienna Zurich Geneva Basel Rome Milan Naples Turin Venice Florence Bologna
   Madrid Barcelona Seville Valencia Lisbon Porto Brussels Antwerp Ghent Leuven Amsterdam Rotterdam Utrecht Copenhagen Oslo Bergen Stockholm
   Gothenburg Helsinki Tallinn Riga Vilnius Warsaw Kraków Prague Brno Budapest Bucharest Sofia Zagreb Ljubljana Athens Istanbul Izmir Gdynia Toronto Montreal Vancouver
   Chicago Boston Seattle Denver Dallas Houston Miami Atlanta Sydney Melbourne Brisbane Adelaide Auckland Wellington Tokyo Delhi Mumbai Nairobi
   Accra Lagos Cairo Johannesburg Ballarat Leicester Norwich Cambridge Oxford York Brighton Exeter Plymouth Nottingham Coventry
   Zoom Google Facebook Instagram LinkedIn Twitter YouTube TikTok WhatsApp GitHub LeetCode Mastodon Android iPhone iPad Python Kotlin
   Methodist Catholic Anglican Scouts Brownies Lego`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** Phrases with capitals of their own. */
export const KNOWN_PHRASES: [RegExp, string][] = [
  [/\bnew year'?s eve\b/gi, "New Year's Eve"],
  [/\bnew year'?s day\b/gi, "New Year's Day"],
  [/\bhappy new year\b/gi, 'Happy New Year'],
  [/\blunar new year\b/gi, 'Lunar New Year'],
  [/\bchristmas eve\b/gi, 'Christmas Eve'],
  [/\bchristmas day\b/gi, 'Christmas Day'],
  [/\bwi-?fi\b/gi, 'Wi-Fi'],
  [/\bnew york\b/gi, 'New York'],
  [/\bgreat britain\b/gi, 'Great Britain'],
];

/** Small words that people shout for weight. */
export const SHOUTED =
  set(`a about after again all always and any anymore are as at back be because before being big both but by call can cancelled
  cash closed come do does don't early each everyone everything fixed for free from full get go gone got half has have here huge if in is it just last late left
  less live look lost many may more most moved much must my need never new next no none not nothing now of off old on once one only open or our out over
  please ready really right sale same see shut so sold some soon sorry stay still stop super sure than thank thanks that the their them then there these they
  this those to today tomorrow tonight too twice two under until up very wait want was we were what when where who why will with won't yes you your
  contain contains nuts urgent warning important reminder win winner best biggest first second today's even every extra finally great happy`);
