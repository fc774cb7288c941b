import { isLookWord } from './drawing-look.ts';

/** How a message opens that orders a picture, or a text that the picture is to show. */
export interface PictureOrder {
  /** How many letters of the message the order takes. */
  length: number;
  /** What it says of the matter before it names the thing: 'Black Friday' of 'a Black Friday banner'. */
  topic: string;
  /** What it says of the look before it names the thing. */
  look: string;
  isDrawing: boolean;
  /** Whether it was put as a question, whose mark is no part of the matter. */
  isAsked: boolean;
  /** Whether what follows is to be printed letter for letter: 'that says …'. */
  isVerbatim: boolean;
}

const POLITE = '(?:(?:hi|hey|hello|please|pls|kindly|okay|ok|so|now|also|then)\\b[\\s,!.]*)*';
const ASKING =
  "(?:(?:can|could|would|will) (?:you|u)|(?:i|we)(?:['’]d| would)? (?:want|need|like|love)(?: you)?(?: to(?: have| get| see)?)?|let['’]?s|help me(?: to)?)";
const DRAW = 'draw|paint|illustrate|sketch|render';
const VERB = `${DRAW}|create|make|do|design|generate|produce|give|craft|prepare|build|show|write|draft|compose|plan|post|publish|share|schedule|get|turn`;
const PICTURE =
  'images?|pictures?|pics?|graphics?|visuals?|cards?|banners?|posters?|flyers?|photos?|photographs?|illustrations?|covers?|thumbnails?|designs?|adverts?|creatives?|infographics?|tiles?|carousels?|artworks?|drawings?|paintings?|wallpapers?|headers?|logos?|icons?|invitations?|stor(?:y|ies)|quotes? of the day';
const TEXT =
  'ads?|announcements?|posts?|tweets?|captions?|e-?mails?|newsletters?|blog(?: posts?| articles?)?|articles?|product (?:page|description)s?|descriptions?|listings?|(?:social media )?campaigns?|press releases?|messages?|texts?|letters?|threads?|something|smth';
/** Texts whose name tells readers more than their title does. */
const NAMED =
  'quotes?|recipe|lesson plan|(?:[\\p{L}]+ ){0,2}report|short story|poem|business plan|(?:technical )?documentation|travel guide|checklist|job ad';
const PLATFORM =
  'linkedin|twitter|x|instagram|insta|ig|facebook|fb|social media|social|platforms?|feed|page|story|stories|website|blog|newsletter';
const FOR_PLACE = `(?:\\s*,?\\s*\\b(?:for|on|to)\\s+(?:our\\s+|my\\s+|the\\s+|all\\s+)?(?:(?:${PLATFORM})\\b(?:\\s*(?:,|and|&)\\s*)?)+(?:\\s+(?:posts?|page|feed|account|channel|story|audience)\\b)?)*`;
const PEOPLE = '(?:people|everyone|everybody|them|our \\p{L}+)';
const FOR_WHOM = '(?:\\s*\\b(?:(?:to|for) (?:us|me|everyone)|to our \\p{L}+)\\b)?';
const SAYS =
  '(?:that |which )?(?:says?|saying|reads|reading)|with (?:(?:the|this|my|our) )?(?:text|words|headline|title|caption|slogan|message|quote|phrase)|titled|called';
const JOINT = `${SAYS}|announcing(?: that)?|(?:that |which )announces|(?:to )?(?:announce|promote|advertise|introduce|share)(?: that)?|promoting|advertising|to say(?: that)?|about|regarding|of|on|for|4(?= our| the)|to|showing|that shows|featuring|(?:to )?celebrat(?:e|ing)|highlighting|introducing|presenting|depicting|illustrating|(?:to invite|inviting) ${PEOPLE} to|(?:to tell|telling) ${PEOPLE}(?: that| about)?|explaining|sharing|with|where`;

const ORDER = new RegExp(
  `^\\W{0,3}${POLITE}(?<asking>${ASKING}\\s+${POLITE})?(?:(?<verb>${VERB})\\s+(?:me\\s+|us\\s+)?)?(?<before>(?:[\\p{L}\\p{N}'’-]+,?\\s+){0,6}?)(?<thing>(?:(?:${NAMED}|${PICTURE}|${TEXT})(?![\\p{L}'’-])(?:\\s*(?:,|and|,? and)?\\s*(?:an?\\s+)?(?:social\\s+)?(?=(?:${PICTURE}|${TEXT})(?![\\p{L}'’-])))?)+)(?<after>${FOR_PLACE}${FOR_WHOM}${FOR_PLACE}\\s*[,:–—-]?\\s*(?:\\b(?<joint>${JOINT})(?![\\p{L}'’])${FOR_PLACE})?[\\s:.!?–—-]*)`,
  'iu',
);
/** Orders that name no thing: 'Draw a fox', 'Promote our app'. */
const BARE = new RegExp(
  `^\\W{0,3}${POLITE}(?:${ASKING}\\s+${POLITE})?(?<verb>${DRAW}|announce|promote|advertise|share|tweet|(?:remind|tell|ask) ${PEOPLE}|(?:create|generate|write|design|prepare)(?= an?\\b))\\s+(?:(?:me|us|that|about)\\s+)*(?=\\S)`,
  'iu',
);
/** The same in the other languages that are read. */
const ABROAD =
  /^\W{0,3}(?:(?:bitte|por favor|porfa|s['’]il te plaît|per favore)[\s,]+)?(?:mach\w*|erstell\w*|gestalt\w*|zeichne|crea|haz|hazme|diseña|crée|fais|dessine|cria|crie|faz|faça|fai|disegna)\s+(?:mir\s+|uns\s+)?(?:eine?n?|una?|une|uma?|un[’'])\s*(?:bild|grafik|plakat|banner|imagen|cartel|image|affiche|visuel|imagem|cartaz|immagine|locandina)\s+(?:für|über|zu|von|para|sobre|de|pour|sur|per|su|di)\s+(?:(?:anunciar|annoncer|annunciare|promocionar|promouvoir)\s+)?/iu;
const DRAWN = new RegExp(`^(?:${DRAW})$`, 'iu');
const FILLER =
  /^(?:an?|the|some|one|two|three|four|five|our|my|this|new|nice|great|cool|beautiful|stunning|engaging|social|media|brand|branded|hero|promotional|promo|marketing|short|longer|quick|catchy|creative|cute|linkedin|twitter|x|instagram|insta|ig|facebook|fb|and|for|of|good|attractive|colou?rful|illustrated|digital|stock|product|daily|custom|little|matching)$/iu;
/** A line of matter may open with a thing too: 'Our pictures of the week', 'Posters are back'. */
const TOLD =
  /\b(?:our|my|your|we|i|these|those|is|are|was|were|has|have|new|more|for|of|with|about|from|in|to|\d+)\b/iu;

/** The order that a message opens with; null where it opens with its matter. */
export function pictureOrder(message: string): PictureOrder | null {
  const found = ORDER.exec(message);
  const { asking, verb, before = '', thing = '', after = '', joint = '' } = found?.groups ?? {};
  const isAsked = asking !== undefined || verb !== undefined;
  const isEnd = found?.[0].length === message.trimEnd().length;
  const isNamed = isEnd || joint !== '' || /:\s*$/u.test(after);
  // 'Draw our logo mascot' orders a mascot.
  const isOrdered = isAsked && (isNamed || !DRAWN.test(verb ?? ''));
  if (!found || !(isOrdered || (isNamed && before.split(' ').length <= 4 && !TOLD.test(before))))
    return bareOrder(message);
  const words = before.split(/[\s,]+/u).filter((word) => word !== '' && !FILLER.test(word));
  const isLook = words.map((word, i) => isLookWord(word) && !/^\p{Lu}/u.test(words[i + 1] ?? ''));
  const name = new RegExp(`^(?:${NAMED})`, 'iu').exec(thing)?.[0] ?? '';
  return {
    length: found[0].length,
    topic: [...words.filter((_, i) => !isLook[i]), name].join(' ').trim(),
    look: words.filter((_, i) => isLook[i]).join(' '),
    isDrawing: isDrawn(verb ?? '', thing, joint),
    isAsked: /^(?:can|could|would|will)\b/iu.test(asking ?? ''),
    isVerbatim: new RegExp(`^(?:${SAYS})$`, 'iu').test(joint),
  };
}

function bareOrder(message: string): PictureOrder | null {
  const found = BARE.exec(message) ?? ABROAD.exec(message);
  if (!found) return null;
  const isDrawing = isDrawn(found.groups?.verb ?? '', '', '');
  return { length: found[0].length, topic: '', look: '', isDrawing, isAsked: false, isVerbatim: false };
}

function isDrawn(verb: string, thing: string, joint: string): boolean {
  if (DRAWN.test(verb) || /^(?:logo|icon)s?\b/iu.test(thing)) return true;
  return (
    /^(?:of|showing|depicting)$/iu.test(joint) &&
    /^(?:image|picture|pic|photo|photograph|illustration|artwork|drawing|painting|wallpaper|poster|graphic|visual|design)s?\b/iu.test(
      thing,
    )
  );
}
