import { PLATFORM_NAMINGS, PLATFORM_RULES, PLATFORMS } from '../../../../domain/post/platforms.ts';

/** 'typed:meant, typed:meant, …' as a table. */
const table = (rows: string): Record<string, string> =>
  Object.fromEntries(
    rows
      .trim()
      .split(/,\s+/)
      .map((row) => row.split(':') as [string, string]),
  );

const PLATFORM_SPELLINGS = PLATFORMS.flatMap((platform) => {
  const { names } = PLATFORM_NAMINGS[platform];
  const { label } = PLATFORM_RULES[platform];
  return names.spelled.map((name): [string, string] => [name, label]);
});

/** One lexicon of what people type and what they mean. Keys are in lower case; none is an English word of its own. */
export const SHORTHAND: Record<string, string> = {
  ...Object.fromEntries(PLATFORM_SPELLINGS.filter(([name, label]) => name !== label.toLowerCase())),
  ...table(`
  2moro:tomorrow, 2nite:tonight, abt:about, addr:address, altho:although, appt:appointment, appts:appointments,
  asap:as soon as possible, asst:assistant, avg:average, b4:before, bldg:building, bc:because, bcos:because, bday:birthday, betw:between, btwn:between, cos:because,
  cld:could, coz:because, cuz:because, deffo:definitely, defo:definitely, dept:department, dnt:don't, esp:especially, evry:every, evrybody:everybody, evryone:everyone,
  evrything:everything, fav:favourite, frm:from, fwd:forward, gonna:going to, govt:government, gr8:great, grt:great,
  havnt:haven't, hr:hour, hrs:hours, hv:have, kinda:kind of, l8r:later,
  lil:little, mgr:manager, mins:minutes, mnth:month, mnths:months, morn:morning, msg:message, msgs:messages, mth:month, mths:months, mtg:meeting, n:and, nite:night, nites:nights, nxt:next, obvs:obviously, ppl:people, pls:please,
  plz:please, probs:probably, pts:points, qty:quantity, r:are, recd:received, rly:really, secs:seconds, shld:should, smth:something, sth:something, tel:phone,
  thanx:thanks, thankyou:thank you, tho:though, thru:through, thx:thanks, til:until, tix:tickets, tmr:tomorrow, tmrw:tomorrow,
  tmro:tomorrow, tmw:tomorrow, tomo:tomorrow, tomoz:tomorrow, tonite:tonight, txt:text, u:you, ur:your, w:with, wanna:want to, wk:week, wkend:weekend,
  wkends:weekends, wknd:weekend, wknds:weekends, wks:weeks, wld:would, wot:what, xmas:Christmas, ya:you, yday:yesterday, yr:year, yrs:years
`),
};

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

/** Misspellings that are more than one slip away from what was meant; all others are the speller's. */
export const MISSPELLINGS = table(`
  adn:and, agian:again, alot:a lot, calender:calendar, cancled:cancelled, certificat:certificate, chrismas:Christmas,
  definatly:definitely, dosent:doesn't, exersise:exercise, febuary:February, fourty:forty, heared:heard,
  kindergarden:kindergarten, lisence:licence, maintainance:maintenance, neice:niece, nessecary:necessary, payed:paid,
  peice:piece, persue:pursue, publically:publicly, refered:referred, rember:remember, restaraunt:restaurant,
  resteraunt:restaurant, rythm:rhythm, saterday:Saturday, satruday:Saturday, scedule:schedule, schedual:schedule,
  supprise:surprise, teh:the, tempory:temporary, thier:their, thursady:Thursday, truely:truly, tuesaday:Tuesday,
  wednsday:Wednesday, wendsday:Wednesday, wensday:Wednesday, wheater:weather, wich:which, wierd:weird, yougurt:yoghurt
`);

/** Compounds that are written with a hyphen or a capital inside. */
export const COMPOUNDS: [RegExp, string][] = [
  [/\bgluten free\b/gi, 'gluten-free'],
  [/\bself raising\b/gi, 'self-raising'],
  [/\bwalk ins\b/gi, 'walk-ins'],
  [/\bwrite up\b(?= (?:on|at|is|by|follows))/gi, 'write-up'],
  [/\bhand painted\b/gi, 'hand-painted'],
  [/\bhand made\b/gi, 'handmade'],
  [/\b(goat|sheep|ewe|cow)s (?=(?:cheese|milk|butter|yog)\p{L}*)/giu, "$1's "],
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
export const NOT_RAISED = set("it's it us vat ft kg pa hr pin led pe mc est iphone ltd html https");

/** Names with a spelling of their own, or that the list of words lacks. */
export const KNOWN_NAMES: Record<string, string> = {
  ...Object.fromEntries(PLATFORM_SPELLINGS.filter(([name, label]) => name === label.toLowerCase())),
  ...Object.fromEntries(
    `Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays August Advent Halloween Thanksgiving Scouts
   English Dutch French German Danish Irish Welsh Chinese Swedish Norwegian Finnish Catalan Roman
   YouTube TikTok WhatsApp GitHub LeetCode Mastodon iPhone iPad Python Kotlin Google Zoom Lego
   Venmo PayPal Zelle Klarna SumUp Revolut Monzo Etsy Vinted Depop eBay Shopify Squarespace Mailchimp Canva Trello Eventbrite
   Ticketmaster Bandcamp SoundCloud Spotify Strava Garmin Fitbit Deliveroo DoorDash Airbnb Pinterest
   Snapchat Netflix Aldi Lidl Tesco Ikea Patreon Substack Kickstarter GoFundMe JustGiving Crowdfunder Nextdoor Yelp
   Tripadvisor OpenTable Peloton Kindle Audible Goodreads Letterboxd Duolingo Shimano Bosch Makita Festool`
      .split(/\s+/)
      .map((name) => [name.toLowerCase(), name]),
  ),
};

/** Names that are common words of everyday texts too. */
export const NOT_NAMES = set('bono como diem pilates segundo xmas');

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
  [/(?<=\b(?:incl?\.?|plus|excl?\.?|no|without|including) )vat\b/gi, 'VAT'],
  [/\bgreat britain\b/gi, 'Great Britain'],
  [/(?<=\b(?:in|speaks?|speaking) )polish(?=[.,;!?]|$| (?:and|or)\b)/g, 'Polish'],
];

/** Small words that people shout for weight. */
export const SHOUTED =
  set(`a about after again all always and any anymore are as at back be because before being big both but by call can cancelled
  cash closed come do does don't early each everyone everything fixed for free from full get go gone got half has have here huge if in is it just last late left
  less live look lost many may more most moved much must my need never new next no none not nothing now of off old on once one only open or our out over
  please ready really right sale same see sharp shut so sold some soon sorry stay still stop super sure than thank thanks that the their them then there these they
  this those to today tomorrow tonight too twice two under until up very wait want was we were what when where who why will with won't yes you your
  enough ute contain contains nuts urgent warning important reminder win winner best biggest first second today's even every extra finally great happy
  inside outside upstairs downstairs above below behind between during without within already almost ever anyone nobody everybody nowhere anywhere
  indoors outdoors absolutely definitely actually exactly completely seriously`);
