/** What a person can ask the writer for. */
const POST_KINDS = [
  'hiring',
  'welcome',
  'customer-story',
  'sale-item',
  'content',
  'teaser',
  'notice',
  'giveaway',
  'offer',
  'event',
  'launch',
  'milestone',
  'thanks',
  'quote',
  'motivation',
  'tip',
  'conversation',
  'recap',
  'reminder',
  'greeting',
  'behind-the-scenes',
  'announcement',
  'product',
  'topic',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

const DOCUMENT_KINDS = [
  'week',
  'article',
  'product-page',
  'campaign',
  'listing',
  'lesson',
  'report',
  'story',
  'poem',
  'business-plan',
  'documentation',
  'recipe',
  'travel-guide',
  'workout',
  'email',
  'outline',
  'document',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** 'given' is the person's own text kept as it is, 'ask' a question to the person, 'answer' a word about the product. */
export type Kind = PostKind | DocumentKind | 'summary' | 'revision' | 'given' | 'answer' | 'ask';

/** The nouns by which people ask for a document, the most telling first. */
const DOCUMENT_NOUNS: [DocumentKind, RegExp][] = [
  ['week', /\bweek plan\b/],
  ['recipe', /\brecipes?\b/],
  ['business-plan', /\bbusiness plans?\b|\bstart-?up plan\b/],
  [
    'lesson',
    /\blesson(?: plan)?s?\b|\bteaching (?:plan|material|unit)s?\b|\b(?:course|class) (?:plan|outline)\b|\bworksheets?\b|\beducational content\b|\bstudy guide\b/,
  ],
  [
    'report',
    /\b(?:market|research|survey|industry|analysis) (?:research )?(?:report|analysis|study)s?\b|\breports?\b|\bmarket research\b|\bwhite ?papers?\b/,
  ],
  [
    'documentation',
    /\bdocumentation\b|\bdocs\b|\breadme\b|\b(?:user|api|developer|technical|setup|installation) (?:guide|manual|reference|instructions)\b|\bmanual\b/,
  ],
  [
    'travel-guide',
    /\btravel (?:guide|plan|itinerary|article|tips)\b|\bitinerar(?:y|ies)\b|\b(?:city|trip|weekend) guide\b|\btrip plan\b/,
  ],
  [
    'workout',
    /\b(?:work-?out|training|fitness|exercise|gym|yoga|wellness|running)\b(?: \w+){0,2} (?:plan|programme|program|routine|schedule|challenge)\b|\bwork-?outs?\b|\bexercise routine\b|\b(?:work-?out|fitness) content\b/,
  ],
  ['campaign', /\bcampaigns?\b|\bcontent (?:plan|calendar)\b|\bsocial media plan\b|\bseries of (?:posts|tweets)\b/],
  [
    'listing',
    /\b(?:property|real estate|house|apartment|flat|rental|home) (?:listing|description|ad|advert)s?\b|\blistings?\b/,
  ],
  [
    'product-page',
    /\bproduct (?:page|description|suite|copy|listing|text)s?\b|\bproduct pages?\b|\bshop description\b/,
  ],
  ['poem', /\bpoems?\b|\bhaikus?\b|\brhymes?\b|\blimericks?\b/],
  [
    'story',
    /\b(?<!(?:customer|success|brand|founder|client|our|instagram|facebook) )stor(?:y|ies)\b|\bfairy ?tales?\b|\bfiction\b|\bscene\b|\bfables?\b/,
  ],
  ['email', /\be-?mails?\b|\bnewsletters?\b|\bmailing\b|\bletters?\b/],
  ['outline', /\boutlines?\b|\bstructure\b|\btable of contents\b/],
  [
    'article',
    /\bblog(?: ?posts?| articles?| entr(?:y|ies)| content)?\b|\barticles?\b|\bessays?\b|\bguides?\b|\blisticles?\b|\bhow-to\b/,
  ],
  [
    'document',
    /\b(?:press releases?|speech|bio|biography|about (?:us|page)|job (?:description|ad|advert)|landing page|faqs?|checklists?|agenda|memo|proposal|script|plan|document|brochure|flyer|ad copy|text|copy|website)\b/,
  ],
];

/** The kind of document that the words between the verb and 'about' ask for, or null. */
export function documentKindOf(words: string): DocumentKind | null {
  const lower = words.toLowerCase();
  return DOCUMENT_NOUNS.find(([, noun]) => noun.test(lower))?.[0] ?? null;
}

/** The cues of each kind of post, the most telling first. */
const POST_CUES: [PostKind, RegExp][] = [
  ['topic', /^\s*(?:\w+ ){0,2}lessons (?:from|learned|we|i)\b/],
  [
    'customer-story',
    /\b(?:customer|success|client) stor(?:y|ies)\b|\btestimonials?\b|\bcase study\b|\bcustomer review\b/,
  ],
  [
    'welcome',
    /\b(?:new|our) (?:\w+ )?(?:team ?member|colleague|apprentice|intern|employee|teammate)s?\b(?! of the)|\bnew hires?\b|\bour new (?:\w+ )?(?:chef|baker|barista|designer|developer|manager|assistant|trainer|teacher|stylist|mechanic|nurse|doctor|vet|gardener|florist|head of)\b|\bjoin(?:s|ed|ing) (?:us|our team|the team|as)\b/,
  ],
  ['sale-item', /^\s*sell(?:ing)?\b|\bfor sale\b/],
  ['teaser', /\bcoming soon\b|\bteasers?\b|\bsneak peek\b|^tease\b|\bout soon\b/],
  [
    'hiring',
    /\bhiring\b|\bvacanc|\bjob (?:opening|offer|ad)\b|\bjoin (?:our|the) (?:team|crew|kitchen)\b|\b(?:looking for|searching for|seeking|need) (?:an?|another|two|three|\d+|new|part-time|full-time|experienced) (?:\w+[ -]){0,4}?(?:barista|baker|chef|cook|waiter|waitress|server|designer|developer|engineer|manager|assistant|mechanic|stylist|hairdresser|nurse|teacher|trainer|driver|apprentice|intern|colleague|staff|person|people|carpenter|electrician|plumber|accountant|receptionist|florist|groomer|photographer|sales\w*|writer|editor|marketer)\b/,
  ],
  [
    'greeting',
    /\b(?:happy|merry|joyful|blessed) (?:new year|christmas|xmas|easter|holidays?|hanukkah|diwali|eid|ramadan|thanksgiving|halloween|valentine|mother'?s day|father'?s day|women'?s day|monday|friday|weekend|birthday)|\bseason'?s greetings\b|\beid mubarak\b|\b(?:holiday|christmas|new year'?s?|easter) (?:greetings?|wish(?:es)?)\b/,
  ],
  ['thanks', /\bthank(?:s| you|ing)?\b|\bgratitude\b|\bgrateful\b|\bappreciation\b/],
  [
    'giveaway',
    /\bgive-?aways?\b|\braffle\b|\bprize draw\b|\bwin (?:a|an|one|two|our|the)\b|\bcontest\b|\bcompetition\b/,
  ],
  [
    'notice',
    /\b(?:clos(?:ed|ing|es?)|shut)\b|\b(?:opening|business|holiday|store|shop|office|new) hours\b|\bopening times\b|\bopen (?:late|early|longer|on sundays?|from)\b|\bdelay(?:ed|s)?\b|\bcancel(?:led|ed|s)?\b|\bpostponed\b|\bdown for maintenance\b|\b(?:we|site|shop|store|website|service|systems?|servers?)(?: is| are|['’]re) back online\b|\b(?:ran|run|running) out of\b|\bout of stock\b|\boutage\b|\bapologi[sz]e\b|\breopen(?:s|ing)?\b|(?<!until )\bsold out\b/,
  ],
  [
    'milestone',
    /\bmilestones?\b|\banniversar|\b(?:years?|months?) (?:in business|old|of|ago today|since)\b|\bturn(?:s|ed|ing)? (?:\d+|one|two|three|four|five|ten)\b|\b(?:reached|hit|passed|celebrat\w+) (?:our )?(?:\d|one|a)|\b\d[\d,.]*k? (?:followers|customers|members|subscribers|orders)\b|\b(?:won|winning|award|awarded|shortlisted|nominated)\b|\bbirthday\b|\bcongratulat/,
  ],
  [
    'recap',
    /\brecap\b|\bthrowback\b|\bback in (?:19|20)\d\d\b|\blooking back\b|\bhighlights?\b|\b(?:last|yesterday'?s) (?:night|week|weekend|month|year)\b|\bwhat a (?:day|night|week|weekend|year)\b|\b(?:event|year|month|week) (?:in )?review\b/,
  ],
  [
    'reminder',
    /\bremind|\bdeadlines?\b|\bdon'?t forget\b|\blast (?:\w+ )?(?:chance|call|day|days|spots?|seats?|places?|tickets?)\b|\bends? (?:today|tonight|tomorrow|soon)\b|\bonly \w+ (?:days?|spots?|seats?|places?|tickets?|left)\b/,
  ],
  [
    'offer',
    /\b\d+\s?(?:%|percent|per cent)\s*(?:off|discount|less|rabatt)|[€£$]\s?\d[\d.,]* off\b|\bdiscounts?\b|\bsales?\b(?! (?:team|manager|rep|assistant|person|people|job|training|tips?|funnel|deck|pitch))|\bbogo\b|\bbuy (?:one|1|two|2)[ ,]+get\b|\b(?:2|two|3|three)[ -]for[ -](?:1|one|2|two)\b|\bhalf[ -]price\b|\bspecial offer\b|\bspecial price\b|\bdeals?\b|\bpromo(?:tion)?s?\b|\bvouchers?\b|\bcoupons?\b|\bhappy hour\b|\bblack friday\b|\bfree shipping\b|\bcode [A-Z0-9]{3,}/,
  ],
  [
    'event',
    /\bevents?\b|\bworkshops?\b|\bwebinars?\b|\btastings?\b|\bmeet-?ups?\b|\bconcerts?\b|\bopen (?:day|house|evening|studio|mic)\b|\bjoin us\b|\binvit|\bpart(?:y|ies)\b|\bexhibitions?\b|\bfairs?\b|\bfestivals?\b|\bq ?& ?a\b|\blive ?stream\b|\bpop-?up\b|\bmarket (?:stall|stand|day)\b|\b(?:christmas|flea|farmers'?) market\b|\bopening (?:night|party|day)\b|\bclass(?:es)?\b(?= (?:on|this|next|every|starts?))|\b(?:quiz|trivia|game|movie|film|comedy|jazz|wine|ladies) night\b|\bbook club\b|\bfundrais|\bsymposium\b|\bconference\b|\bseminar\b|\bdemo day\b/,
  ],
  [
    'content',
    /\b(?:podcast|episode|(?:our|new|latest|this) (?:video|article|blog|blog post|newsletter|interview|recording|guide|case study|e-?book))\b/,
  ],
  ['motivation', /\bmotivat|\binspir(?:ing|ation|ational)\b|\bencourag|\bpep talk\b|\baffirmation/],
  [
    'quote',
    /(?<!\b(?:free|price|a|no-obligation) )\bquot(?:e|es|ation)\b(?! (?:request|form))|\b(?:a|the) quote (?:by|from|of|about|card)\b|\bsaying\b.*["“]/,
  ],
  [
    'tip',
    /\btips?\b|\btricks?\b|\badvice\b|\bhow to\b|\bways to\b|\bhacks?\b|\bdos and don'?ts\b|\bmistakes\b|\bchecklist\b|\bfun facts?\b|\bdid you know\b|\bfacts? about\b/,
  ],
  [
    'conversation',
    /^ask\b|(?<!(?:always|often|you|they|people|customers) )\bask (?:our|my|the|your|people|everyone|followers|customers|them)\b|\bpolls?\b|\bquestion\b|\bengag(?:e|ing) (?:our|my|the) (?:followers|audience|community)\b|\bopinions?\b|\bvote\b/,
  ],
  [
    'behind-the-scenes',
    /\bbehind[ -]the[ -]scenes\b|^\W*(?:an? )?(?:photo|picture|pic|video|before[ -]and[ -]after)s? (?:of|with|showing)\b|\bhow (?:we|i) (?:make|made|work|built|build|started|roast|bake|create|design)\b|\bour story\b|\b(?:founder|brand|origin) stor(?:y|ies)\b|\bmeet (?:our|the)\b|\bday in the life\b/,
  ],
  [
    'launch',
    /\blaunch|\bintroduc|\b(?:is|are) (?:now |finally )?out\b|\bnew(?:ly)? (?!year)\w+|\bnow available\b|\bjust (?:arrived|landed|in)\b|\bback in stock\b|\bcoming soon\b|\bteasers?\b|\bsneak peek\b|\brelease[sd]?\b|\bpre-?orders?\b|\bdrop(?:s|ping)?\b/,
  ],
  [
    'announcement',
    /\bannounc|\bnews\b|\bupdates?\b|\bmov(?:ing|ed) (?:to|into)\b|\b(?:opening|opens?|opened|expanding|partner(?:ing|ship)|rebrand|relocat|teaming up|collab)\w*\b|\bwe(?:'re| are) (?:now|finally|proud|excited|happy)\b|\bretir(?:es|ing|ed)\b|\bleav(?:es|ing) us\b|\bsay(?:ing)? goodbye\b/,
  ],
  [
    'product',
    /\bproducts?\b|\bservices?\b|\bpromot(?:e|ing)\b|\badvertis|\bshowcas|\bfeatur(?:e|ing)\b|\bmenu\b|\bcollection\b|\bour (?:\w+ ){0,2}\w+$/,
  ],
];

/** The kind of post that a brief's words ask for; 'topic' where they only name a subject. */
export function postKindOf(words: string): PostKind {
  const lower = words.toLowerCase();
  return POST_CUES.find(([, cue]) => cue.test(lower))?.[0] ?? 'topic';
}
