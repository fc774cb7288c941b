import { PLATFORM_NAME } from '../../../lib/platform-words.ts';

/** A whole clause that is said to the writer about the form, whatever the reader of spans took it for. */
const FORM =
  /^\W*(?:(?:(?:and|but|also|please|pls) )*(?:no|without|w\/o|skip the) (?:tables?|headings?|headers|bullet points?|bullets|badges|screenshots|intro|introduction|outro|jargon|fluff|buzzwords|logos?|markdown|full text|columns)\b|no need (?:to (?:explain|say|mention|describe|add|write|include|introduce|comment)|for (?:an? )?(?:intro|explanation))\b|(?:just|only) (?:the |an? )?(?:outline|list|times|names|facts|answers|questions|headings|points|q(?::|\/| and|&))|\d+ (?:questions|headings|sections|paragraphs|parts)\W*$|(?:about |max\.? |not more than )?(?:half a|one|a|two|1|2|an?) (?:a4 )?pages?\b|(?:don['’]?t|do not|never) (?:guess|invent|make (?:any)?things? up|comment|explain|promise|add)\b|(?:please |pls )?write (?:it|them|this|these) up\b|(?:i )?want (?:the )?\p{L}+ (?:after|before|under|above|beside) (?:each|every)\b|headings? (?:no|none)\b|(?:\d+ )?(?:questions?|answers?) (?:in bold|under it|below)\b|(?:with )?(?:the )?\p{L}+ as (?:sub)?headings?\b|title\s*:|(?:use )?proper headings\b|headed by \p{L}+|order as (?:above|given|below)\b|(?:\d+|two|three|four|five|six|seven|eight|ten) (?:questions|points|steps|sections) only\b|(?:and )?keep (?:my|the|all) (?:numbers|figures|words|wording|order)\b|(?:a |one )?(?:section|heading|paragraph|bullet|line) (?:per|for each|for every) \p{L}+\W*$|(?:the )?\p{L}+ column (?:stays )?empty\b)/iu;

/** What becomes of the sheet is no part of it: 'gets pinned on the gate', 'will be folded A5'. */
const SHEET =
  /^\W*(?:(?:it|this|that) (?:will be|gets?|is going to be|is to be|has to be|goes|must be)|gets|will be) (?:pinned|folded|printed|hung|laminated|handed out|read out|stuck|framed|put up|on the (?:wall|door|gate|fridge|notice ?board))\b/iu;

/** Whether a clause is about the form, whatever the reader of spans took it for. */
export const isAboutForm = (clause: string): boolean => FORM.test(clause) || SHEET.test(clause);

/** Words by which a clause can be a wish at all: without any of them it tells something, whatever the reader took it for. */
const STEERS =
  /\b(?:no|not|non|none|nothing|don['’]?t|never|without|w\/o|only|just|leave|keep|make|put|use|write|skip|drop|avoid|lose|short|long|brief\p{L}*|formal|friendly|neutral|plain|simple|clear|dry|warm|funny|serious|tone|style|voice|title|headline|head(?:ing|er)s?|sub\p{L}+|sections?|parts?|bullets?|points?|lists?|tables?|columns?|numbered|paragraphs?|paras?|sentences?|lines?|words?|characters|pages?|bold|italic|order|first|last|then|intro\p{L}*|end|top|bottom|above|below|please|pls|mark|flag|gap|say|call|name it|mention|emojis?|hashtags?|each|max\p{L}*|english|markdown|format|layout|text|posts?|caption|it|them|this|these|everything|all of|i|me|you|want|need|give|add|start|split|group|sort|lay|draft|document|doc|version|readers?|for the|be|polite|kind|honest|calm)\b|["“]/iu;

/** A figure, a name, an address or a question: something is told. */
const TELLS = new RegExp(
  String.raw`\d|@|(?<=\p{L}\W+)\p{Lu}|^\W*(?:how|what|where|when|who|can|do|does|is|are)\b|\b${PLATFORM_NAME}\b`,
  'u',
);

/** Whether a clause that the reader of spans took for a wish can be one. */
export const maySteer = (clause: string): boolean =>
  !clause.includes('`') && (STEERS.test(clause) || !TELLS.test(clause));

/** One word alone, 'polite', tells nothing. */
export const isOneWord = (clause: string): boolean => /^\W*\p{L}+[^\w:]*$/u.test(clause);
