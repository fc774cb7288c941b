/** A brief without the order around it ('Create an image announcing …'). */
export interface Instruction {
  /** What is to be on the picture. */
  content: string;
  /** Words before the noun that are neither order nor look: 'a Black Friday banner'. */
  adjectives: string[];
  /** How noun and content were joined: 'announcing', 'of', 'that says' …, lower case. */
  joint: string;
  /** Whether a thing is to be drawn rather than told. */
  isDrawing: boolean;
}

const POLITE = /^(?:(?:hi|hey|hello|please|kindly|okay|ok|so|now|also|then)\b[\s,!.]*)+(?=\S)/iu;
const ASKING =
  /^(?:(?:can|could|would|will) you(?: please)?|(?:i|we)(?:['’]d| would)? (?:want|need|like|love)(?: you)?(?: to(?: have| get| see)?)?|let['’]?s|help me(?: to)?)\s+/iu;
const VERB =
  /^(create|make|design|generate|draw|paint|produce|give|render|craft|prepare|build|show|illustrate|sketch|write|post|publish|share|schedule|compose|get|do|announce|promote|advertise)(?:\s+(?:me|us))?\s+/iu;
const NOUN =
  /\b(images?|pictures?|pics?|graphics?|visuals?|cards?|banners?|posters?|flyers?|photos?|photographs?|illustrations?|covers?|thumbnails?|posts?|tweets?|designs?|ads?|adverts?|creatives?|infographics?|story|stories|tiles?|carousels?|announcements?|artworks?|drawings?|paintings?|wallpapers?|headers?|logos?|icons?|invitations?|captions?|quotes? of the day|quotes?)\b(?:\s+(?:images?|pictures?|graphics?|visuals?|banners?|cards?|posters?|posts?|designs?|tiles?)\b)?/iu;
const FILLER =
  /^(?:an?|the|some|one|our|my|this|new|nice|great|cool|beautiful|stunning|eye-catching|engaging|professional|social|media|brand|branded|square|vertical|horizontal|landscape|portrait|hero|promotional|promo|marketing|short|catchy|modern|bold|elegant|creative|fun|cute|simple|high-quality|linkedin|twitter|x|instagram|insta|facebook|fb|and|for|good|attractive|vibrant|colourful|colorful|abstract|flat|illustrated|realistic|digital|stock|product|3d|warm|cosy|soft|daily|custom)$/iu;
const PLACE_OF_USE =
  /^\s*(?:,?\s*(?:for|on|to)\s+(?:our|my|the|all)?\s*(?:(?:linkedin|twitter|x|instagram|insta|facebook|fb|social media|social|platforms?|feed|page|story|stories|website|blog|newsletter)(?:\s*(?:,|and|&)\s*(?:and\s+)?)?)+(?:\s+(?:posts?|page|feed|account|channel|story|audience))?)+/iu;
const JOINT =
  /^\s*[:\-–—]?\s*(announcing|announces|to announce|which announces|that announces|promoting|to promote|advertising|to advertise|about|regarding|of|on|for|showing|that shows|featuring|to celebrate|celebrating|highlighting|introducing|to introduce|presenting|depicting|illustrating|inviting (?:people|everyone|our \w+|them) to|to invite (?:people|everyone|our \w+) to|welcoming|to thank|thanking|telling (?:people|everyone|our \w+)(?: that| about)?|to tell (?:people|everyone|our \w+)(?: that| about)?|explaining|sharing|to share|that says|saying|which says|that reads|reading|with (?:the|this|my|our)? ?(?:text|words|headline|title|caption|slogan|message|quote|phrase)|with|:)(?:\s+|$)/iu;

const DRAWN = /^(?:draw|paint|illustrate|sketch|render)$/iu;
const DRAWN_NOUN =
  /^(?:image|picture|pic|photo|photograph|illustration|artwork|drawing|painting|wallpaper|logo|icon|poster|graphic|visual|design)s?$/iu;

function afterNoun(text: string): { content: string; joint: string } {
  let rest = text.replace(PLACE_OF_USE, ' ');
  const joint = rest.match(JOINT);
  if (!joint) return { content: rest.replace(/^[\s,:;–—-]+/u, ''), joint: '' };
  rest = rest.slice(joint[0].length).replace(PLACE_OF_USE, ' ');
  return { content: rest.replace(/^[\s:–—-]+/u, ''), joint: (joint[1] ?? '').toLowerCase() };
}

/** Parts a brief into the order and what is to be shown. */
export function readInstruction(brief: string): Instruction {
  let text = brief.trim().replace(POLITE, '');
  const asked = text.match(ASKING);
  if (asked) text = text.slice(asked[0].length).replace(POLITE, '');
  const verb = text.match(VERB);
  const word = verb?.[1] ?? '';
  const afterVerb = verb ? text.slice(verb[0].length) : text;
  // Only an order, or a line that opens with the thing itself ('Poster for …'), is taken apart: a post's own text is not.
  const noun = afterVerb.slice(0, 90).match(NOUN);
  const before = noun ? afterVerb.slice(0, noun.index).trim().split(/\s+/).filter(Boolean) : [];
  const isOrder =
    noun !== null && before.length <= 7 && !/[.!?:;]/.test(before.join(' ')) && (verb || asked || before.length <= 3);
  if (noun && isOrder) {
    const tail = afterVerb.slice((noun.index ?? 0) + noun[0].length);
    const { content, joint } = afterNoun(tail);
    if (verb || asked || joint !== '' || content === '')
      return {
        content,
        adjectives: before.filter((one) => !FILLER.test(one.replace(/,$/, ''))),
        joint,
        isDrawing:
          DRAWN.test(word) ||
          (DRAWN_NOUN.test(noun[0]) && (/^(?:of|showing|depicting)$/.test(joint) || /^(?:logo|icon)/iu.test(noun[0]))),
      };
  }
  if (
    asked ||
    /^(?:announce|promote|advertise)$/iu.test(word) ||
    DRAWN.test(word) ||
    (verb && /^(?:create|design|generate|illustrate)$/iu.test(word))
  )
    return { content: afterVerb, adjectives: [], joint: word.toLowerCase(), isDrawing: DRAWN.test(word) };
  return { content: text, adjectives: [], joint: '', isDrawing: false };
}
