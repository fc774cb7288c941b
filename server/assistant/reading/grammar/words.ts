import { MONTH_NAMES, WEEKDAY_NAMES } from './lexicon.ts';

const set = (...lists: string[]) => new Set(lists.join(' ').split(/\s+/).filter(Boolean));

/** Words that hold a sentence together; none of them is what a post is about. */
export const FUNCTION_WORDS = set(
  'a an the this that these those my our your their his her its some any all both each every no',
  'i you we they he she it me us them everyone everybody people who which what when where why how',
  'and or but so then than also too again plus as if because while though although once just only please thanks thank thx cheers',
  'of in on at to for from by with without about into onto over under after before until through during across via per between within around up out off',
  'is are was were be been being am do does did have has had will would can could should shall may might must let lets going',
  'know not yes ok okay hi hello hey here there now right rn sharp exactly asap instead same total ish lol tho though then more',
  "i'd i'll i'm we'd we'll we're it's that's don't can't let's you'd thats im ill",
);

/** Asking for one of these with a time is asking to post. */
export const POST_VERBS = set(
  'post publish share schedule tweet retweet announce release repost reshare crosspost upload broadcast queue push drop',
  'put send run promote remind wish tell launch plug advertise tease feature highlight run air blast repeat tweet',
  'posting publishing sharing scheduling tweeting announcing posted published shared scheduled tweeted announced released reposting reposted uploaded queued sent',
  'reschedule program slot pencil book line set get go goes going fire celebrate congratulate thank greet spread stagger autopost boost ship pin show do',
  'congratulate welcome introduce reveal unveil recommend invite ask poll say scheduel move rerun keep',
);

/** Verbs that ask for posting by themselves, with no platform named. */
export const STRONG_POST_VERBS = set(
  'post publish share schedule tweet retweet announce release repost reshare crosspost upload broadcast queue remind promote',
  'posting publishing sharing scheduling tweeting announcing posted published shared scheduled tweeted reposting reposted uploaded queued autopost reschedule scheduel rerun',
);

/** Asking for one of these is asking for words, whatever days it mentions. */
export const WRITE_VERBS = set(
  'write draft compose rewrite reword rephrase paraphrase summarise summarize translate proofread edit shorten expand improve polish brainstorm suggest explain describe list outline',
  'recommend analyse analyze compare review correct fix tell give help come think plan prepare explain define calculate check find research name caption tidy continue finish simplify adapt turn convert make create generate produce develop craft build prep do need want phrase formulate pen',
);
/** Of those, the ones that can only ever mean text. */
export const ONLY_TEXT_VERBS = set(
  'write draft compose rewrite reword rephrase paraphrase summarise summarize translate proofread edit shorten expand improve polish brainstorm suggest explain describe outline analyse analyze compare correct define calculate research caption simplify list review',
);
export const MAKE_VERBS = set(
  'make create generate produce design craft build do need want give get draw paint sketch render illustrate turn convert record prepare put show imagine visualise visualize photograph compose add mock whip knock cook',
);

export const DRAW_VERBS = set(
  'draw paint sketch illustrate render doodle visualise visualize photoshop depict imagine',
);
export const SPEAK_VERBS = set('narrate recite voice vocalise vocalize speak');

export const IMAGE_NOUNS = set(
  'image images picture pictures pic pics photo photos photograph drawing illustration illustrations logo logos banner banners poster posters flyer flyers graphic graphics',
  'infographic infographics icon icons thumbnail thumbnails wallpaper artwork art painting sketch portrait cartoon meme memes visual visuals cover header avatar sticker stickers emoji mockup collage',
  'background render watercolour watercolor comic emblem badge mascot postcard card cards carousel diagram',
);
export const AUDIO_NOUNS = set(
  'audio audiogram voiceover voiceovers narration podcast jingle recording soundbite speech mp3 voicemail audiobook voicenote soundtrack wav tts',
);
/** When one of these is what is asked for, it is text, even about pictures or podcasts. */
export const TEXT_NOUNS = set(
  'caption captions description descriptions prompt prompts idea ideas text copy brief script scripts slogan slogans tagline taglines list article articles blog blogpost essay outline plan plans names name story stories',
  'title titles headline headlines post posts tweet tweets email emails letter newsletter summary translation paragraph bio thread hashtags hashtag poem hook hooks questions tips strategy calendar review alt explanation episode',
  'invitation announcement transcript notes lyrics report press statement message reply comment answer feedback guide tutorial checklist',
);

export const POST_NOUNS = set(
  'post posts tweet tweets update updates reminder reminders message announcement shoutout teaser story reel reels thread threads carousel status note caption photo picture pic video clip content campaign series greeting promo recap one ones',
);

/** A day or time right after one of these belongs to the event, if there is another time to post at. */
export const EVENT_NOUNS = set(
  'webinar workshop sale party concert event meetup launch class show match game opening market fair festival conference talk session livestream stream demo tasting meeting ama exam deadline closure premiere screening',
  'gig tour exhibition race marathon run fundraiser gala dinner brunch lunch breakfast seminar course retreat summit hackathon auction raffle giveaway wedding ceremony service fete parade day house night evening sales',
  'appointment interview interviews birthday anniversary draw quiz bootcamp training masterclass panel keynote performance recital play gathering picnic barbecue bbq trip hike ride final finals kickoff tournament league hours release drop special specials',
  'performances events classes shows matches concerts workshops webinars closing maintenance downtime outage strike election vote ballot holiday update reading signing visit lecture cookout potluck rehearsal auditions tryouts playoffs',
);

/** A clause with one of these before a time tells when something happens, not when to post. */
export const EVENT_VERBS = set(
  'starts begins opens closes ends launches runs happens takes arrives lands kicks reopens expires finishes comes drops returns airs premieres sells leaves plays meets departs hosts',
  'start begin open close end happen arrive reopen expire finish return premiere leave meet depart play host perform',
  'started began opened closed ended launched happened arrived took',
  'happening taking held hosted due valid closing opening ending returning airing performing hosting coming playing landing running leaving',
  'closed shut open available',
);

export const QUESTION_WORDS = set(
  "what what's whats when when's whens why why's how how's who who's whose which where where's is are was were did does has have had should am will would shall do",
);

export const ROUGH_TOPIC_MARKERS = set(
  'about regarding covering promoting announcing concerning that advertising re celebrating mentioning featuring highlighting explaining teasing saying',
);

const SCHEDULE_WORDS = new Set([
  ...WEEKDAY_NAMES,
  ...WEEKDAY_NAMES.map((name) => `${name}s`),
  ...MONTH_NAMES,
  ...set(
    'today tomorrow tonight noon midnight morning afternoon evening night mornings evenings nights afternoons daily weekly monthly yearly hourly biweekly fortnightly quarterly annually everyday weekdays weekends weekday next this starting beginning except excluding twice everywhere onwards',
    'linkedin twitter instagram facebook x tweet est pst cet gmt utc edt pdt bst ist jst et pt ct sharp ish week month for until',
  ),
]);

/** Whether a word after a day, time or platform makes it part of a name: 'Friday special', '5pm show', 'Facebook ads'. */
export function isTopicWord(norm: string | undefined): boolean {
  if (norm === undefined || !/^\p{L}/u.test(norm)) return false;
  if (/^[tu]\d/.test(norm)) return false;
  // 'on LinkedIn regarding our fair' names no 'LinkedIn regarding'.
  if (/^(?:regarding|concerning|covering)$/.test(norm)) return false;
  return !FUNCTION_WORDS.has(norm) && !POST_VERBS.has(norm) && !SCHEDULE_WORDS.has(norm) && !WRITE_ONLY.has(norm);
}
const WRITE_ONLY = set(
  'write draft compose create make generate pls plz cheers ta xx x lol hmm sorry wait actually scratch',
);
