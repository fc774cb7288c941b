/** What a span must have to keep the role that the tagger gave it. */

/** A date, a price, a figure that counts no words or lines, an address: what is lost if it is thrown away. */
export const FACT =
  /[€£$]\s?\d|@|\bhttps?:|\w\.(?:example|com|org|net|de|uk|eu|io)\b|\d{1,2}[:.]\d{2}|\b(?:mon|tue|wed|thu|fri|sat|sun)\w*days?\b|\b\d+(?![\d.,]*\s*(?:to \d+\b)?[ -]?(?:words?|wds|chars?|characters?|signs|letters|lines?|sentences?|hash ?tags?|tags?|emojis?|paragraphs?|paras?|steps?|bullets?|bullet points?|sections?|headings?|versions?|points?|items?|slides?|tweets?|posts?|seconds?|pages?|parts?|max|tops|limit|is the|at (?:the )?most|or (?:less|fewer)|short|questions?|things?|ideas?|options?|alternatives?|$))/i;

/** The same where the words around it can't be weighed: a price, an address, a time of day. */
export const PLAIN_FACT = /[€£$]\s?\d|\d\s?€|@\p{L}|\bhttps?:|\d{1,2}[:.h]\d{2}(?!\d)/u;

/** A sorry to readers, in the other languages. */
export const APOLOGY =
  /(?<!\p{L})(?:perdón|perdona|disculp|lo siento|entschuldig|sorry|pardon|désolé|excus|scus|desculp|lamento)/iu;

/** A word that orders speak with. */
export const ORDER =
  /\b(?:write|post|tweet|make|draft|create|need|want|do|give|compose|turn|schedule|put|share|publish|say|tell|announce|mention|plan|prepare|caption|text|story|blurb|copy|poll|thread|ad|something|about|rewrite|redo|remind|ask|warn|use|can you|could you|please|pls|listing|letter|readme|report|outline|lesson plan|faq|itinerary|recipe|programme|newsletter|blog|article|page|insta\w*|ig|fb|facebook|linkedin|twitter|add|lay out|quote|schreib\w*|mach\w*|poste?|publica\w*|escrib\w*|escrev\w*|haz|faz|écris|fais|publie\w*|scrivi|fai|pubblica|rédige\w*|redact\w*|redige|erstell\w*|verfass\w*|crea|cria|crée|annonce|anuncia\w*|annuncia|kündige|tweete|tuitea|twitta|prepara\w*|prépare|anuncio|texto?e?|beitrag)\b/iu;

/** A word that takes something back. */
export const MARKER =
  /\b(?:no|nope|nah|sorry|sry|wait|actually|i mean|i meant|meant to say|scratch|scrap|make that|correction|oops|rather|not|edit|hang on|hold on|strike|forget|typo|autocorrect|should be|wrong|changed|instead|mistake|my bad|i tell a lie|as you were|upped|äh|nein|quatsch|falsch|stimmt nicht|digo|perdón|pardon|non|quer dizer|anzi|opa)\b|->|→|~~|^\s*\*/iu;

/** A wish inside a clause of matter. */
export const INLINE =
  /\b(?:loads of|lots of|with|two|three|\d) emojis?(?: pls| please)?\s*$|(?:,? and)? no other (?:hash ?)?tags?\b|\bkeep it (?:short|brief|simple|light|plain)\s*$|,? say so\b(?=[),.]|$)|\bin (?:\d|two|three|four|five|six) (?:short )?(?:lines|sentences|bullets|bullet points|paragraphs)\b|\b(?:must|has to|should) (?:fit|stay) (?:in|into|within|under) \d+(?: (?:chars|characters|words))?|\b(?:one|each) \p{L}+ per line\b|(?:\band )?\bno (?:hash ?tags|emojis|exclamation marks)(?:,? (?:and|or)(?: no)? (?:hash ?tags|emojis|exclamation marks))*\s*$|\bnothing (?:sentimental|soppy|salesy|cheesy|fancy)(?: please| pls)?\s*$/giu;

/** How a text itself opens: 'three things nobody tells you about', 'correction to our post from friday:'. */
export const FOR_READERS =
  /^\W*(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:things|reasons|ways|facts|rules|mistakes|signs|lessons|myths|words|numbers)\b(?! (?:max|at most|or less|only))(?: \p{L}+)*|(?:an? )?(?:correction|clarification|apology|answer|follow[- ]up)(?: \p{L}+)? (?:to|of|on|for) (?:our|the|my|last|yesterday)[^:,.]{0,40}:)/iu;

/** 'write to Birk: birk@korn.example' is asked of readers. */
export const TO_READERS =
  /(?:^|[.,;:!?]\s*|\band )(?:please )?(?:write|mail|e-?mail|message|send (?:it|them|your \p{L}+))\s*$/iu;
export const ADDRESSEE = /^\s*to (?:\p{Lu}|\S+@|us\b|me\b|him\b|her\b)/u;

/** A small word that leads to what is said to the writer. */
export const SMALL_WORD = /^\s*(?:sorry(?=[\s,]*$)|(?:ok|okay|and|also|but|oh|please|pls|thanks|so|right)[\s,.!]*$)/i;

/** Said of the readers or of the house: no order. */
export const READERS =
  /^\W*(?:you|they|it|there|people|everyone|what|which|who|how)\b(?! (?:need|have) to)|^\W*we \p{L}+ed\b|^\W*we (?:want|need|are looking for|look for)\b(?!.*\b(?:post|tweet|caption|text|story|something)\b)/iu;

/** What joins two things that are ordered: 'a tweet and a LinkedIn post'. */
export const JOINT = /^(?:\W*(?:and|or|plus|also|then|as well as|an?|the|one|another|our|my|for|on)\b)*\W*$/iu;

/** One word. */
export const SHORT = /^\W*[\p{L}\p{N}'’-]+\W*$/u;

/** A word that wishes speak with. */
export const WISH =
  /\b(?:headings?|sections?|bullets?|numbered|bold|table|tone|voice|title|format|markdown|intro|structure|sentences?|paragraphs?|polite|style|register|audience|readers|humour|spelling|jokes?|lines?|mention|sound|quote|question|slang|puns?|as is|hook|caption|verb|tense)\b|^\W*(?:the )?\p{L}+ first\W*$|^\W*then (?:the )?\p{L}+\W*$|#\p{L}|["“]/iu;

/** How a sentence to the writer opens. */
export const DIRECTS =
  /^\W*(?:(?:and|but|also|please|pls|just)[ ,]+)*(?:keep|make|write|mention|quote|avoid|skip|stick|sound|fit|limit|spell|cut)\b/iu;

/** A limit in any of the languages. */
export const LIMIT =
  /[\s,;(]*(?<!\p{L})(?:in |en |mit |con |com |avec )?(?:moins de|pas plus de|max(?:imal|imum|imo)?\.?|höchstens|nicht mehr als|unter|weniger als|menos de|no más de|máximo(?: de)?|não mais de|até|meno di|non più di|al massimo|massimo)\s+\d{1,4}\s+(?:zeichen|caract[eè]res|caratteri|signes|wörter|worte|mots|palabras|palavras|parole|sätze|phrases|frases|frasi)(?:\s+(?:max(?:imum|imo)?|bitte|stp|svp|por favor|per favore))?[.!)]*\s*$/giu;

/** A word that speaks of the document itself. */
export const INSTRUCTION =
  /\b(?:headings?|sections?|bullets?|numbers|numbered|bold|table|as (?:a )?list|words|pages?|tone|voice|lay out|title|format|markdown|intro|structure|sentences?|paragraphs?|short|plain|polite|style|register|language|audience|readers|humour|spelling|no \p{L}+ jokes|included|each post|half a page|questions|properly)\b|^\W*(?:the )?\p{L}+ first\W*$|^\W*then (?:the )?\p{L}+\W*$|\bat the (?:top|end|bottom)\b/iu;

/** A place to post. */
export const PLATFORM = /\b(?:linkedin|li|twitter|x|tweet\w*|instagram|insta|ig|facebook|fb|face|post|page|group)\b/i;

/** A sorry to readers takes nothing back. */
export const REGRET =
  /(?:^|[\s,(])sorry[ ,]+(?:about|for|to|that|everyone|everybody|all|folks|neighbours|if|guys|\p{L}+s\b)|\bit wrong\b/iu;

/** Nothing but hesitation. */
export const NOISE =
  /^[\s,.…]*(?:(?:u+m+|u+h+|uhm+|e+r+m*|hm+|ah|oh|ok|okay|so|yeah|right|well|like|you know|basically|and|lol|haha|äh+m?|also|puh|este|bon|euh?|heu|hã|então|mah|boh|now|anyway|i mean|the|a|is|we|at|who|one|to)[\s,.…]*)+$/iu;

/** Words of courtesy; what else a courteous span says is for readers: 'cheers Leicester', 'thanks @kit'. */
export const POLITE =
  /(?<!\p{L})(?:please|pls|plz|thanks?|thank you|thx|ty|cheers|hi+|hey|hello|hiya|there|good|morning|evening|afternoon|kindly|regards|best|kind|ta|tysm|you|team|mate|love|dear|guys|all|very|much|lots|lot|many|million|again|so|and|for|the|your|help|in|advance|now|appreciated|great|lovely|bye|bitte|danke|schön|vielen|dank|im|voraus|porfa|por|favor|muchas|gracias|merci|beaucoup|stp|svp|obrigad\w|grazie|mille|per|favore|ciao|hola|moin|hallo|coucou|bonjour|buongiorno|grüezi|lg)(?!\p{L})/giu;

/** A place to post with the words around it. */
export const NAMED_PLACE =
  /(?:\b(?:for|on|to|in|auf|für|en|sur|no|su|per) )?(?:(?:the|our|my) )?(?:\p{L}+ )?\b(?:linkedin|twitter|instagram|insta|facebook|fb|ig)\b/iu;

/** What a text stands in is not what it is about. */
export const OWN_MEDIA = /\b(?:newsletter|page|web ?site|site|mail|text|group|blog)\s*:?\s*$/i;

/** An order that posts. */
export const POSTING = /\b(?:post|tweet|schedule|publish|share|send|put|announce)\b/i;

/** A word that hangs without the time behind it. */
export const HANGING = /\b(?:by|before|until|til|till|after|from|since|not|between|and|or|to|is|are)\s+$/i;

/** Words of which a time to post is made. */
export const TIME =
  /(?<!\p{L})(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|jan\p{L}*|feb\p{L}*|march|mar|apr\p{L}*|may|june?|july?|aug\p{L}*|sept?\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|today|tonight|tomorrow|tmrw|tmr|now|noon|midday|midnight|morning|mornings|evening|evenings|afternoon|afternoons|night|lunch\p{L}*|early|late|later|soon|asap|right|away|first|thing|next|this|coming|every|each|other|daily|weekly|monthly|day|days|week|weeks|weekend|weekday|weekdays|month|months|year|hour|hours|minutes|half|quarter|past|o'?clock|am|pm|at|on|in|from|until|till|to|and|then|the|of|for|starting|start|twice|once|times|a|same|time|please|pls|post|posts|schedule|scheduled|publish|goes?|out|it|that|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|before|after|by|end|\d+(?:st|nd|rd|th|am|pm|h)?)(?!\p{L})/giu;

/** What only a writer does. */
export const WRITERS_VERB =
  /\b(?:write|rewrite|post|tweet|draft|compose|schedule|publish|say|mention|announce|remind|tell|ask|redo|can you|could you|please|pls)\b/i;

/** The same, or what is done to a text; 'turn the water off' and 'add the lentils' are for readers. */
export const ORDER_VERB =
  /\b(?:write|rewrite|post|tweet|draft|compose|schedule|publish|say|mention|announce|remind|tell|ask|redo|can you|could you|please|pls)\b|\b(?:make|turn|put|add|share|give|create|use|plan|prepare|need|want|do|lay)\b(?: \p{L}+){0,3} (?:it|this|that|them|these|post|tweet|caption|text|story|thread|version|list|out|me|us)\b/iu;

/** Only a place. */
export const PLATFORM_ONLY =
  /^\W*(?:(?:for|on|to|in|the|our|my) )*(?:linkedin|li|twitter|x|instagram|insta|ig|facebook|fb)(?: (?:page|group|post))?\W*$/i;
