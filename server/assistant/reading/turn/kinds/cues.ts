import { OWN_NOUN, OWN_VERB, PLACE_NAME, PLATFORM_NAME } from '../../../../lib/platform-words.ts';

/**
 * What people say to an assistant about drafts and plans, by what it hints at. A cue is evidence, not a verdict: what each
 * is worth for each operation is learned from the corpus of turns (`npm run train`).
 */
const LANGUAGE =
  'english|german|french|spanish|italian|portuguese|dutch|polish|turkish|arabic|hindi|welsh|irish|gaelic|catalan|greek|swedish|danish|norwegian|finnish|russian|ukrainian|chinese|mandarin|cantonese|japanese|korean|tagalog|filipino|malay|indonesian|vietnamese|thai|urdu|tamil|bengali|punjabi|swahili|yoruba|afrikaans|zulu|hebrew|romanian|hungarian|czech|croatian|serbian|basque|maori|deutsch|castellano|polsku|türkçe|svenska|suomeksi|dansk|norsk|magyarul|ellinika|français|francais|español|espanol|italiano|português|portugues|nederlands|polski';

export const CUES = {
  cancel:
    /\b(?:cancel|unschedule|forget (?!to\b|it\b)|not needed|no longer needed|call(?:ed)? off|withdraw\w*|retract|revoke|scrap|scratch|kill|bin|axe|ditch|wipe|(?<!\b(?:all|is|are|it|that|isn'?t|not|so|very) )clear(?! (?:that|on|about|then))|trash|abort|pull|nuke|(?:changed my mind|change of heart)|(?:won'?t|not) (?:post|publish) (?:it|anything|that)|(?:isn'?t|not) happening(?=\W*$)|get rid of|take (?:it|that|them|this|both|those|his|hers|theirs|ours) (?:down|off|out)|off the (?:calendar|schedule|plan)|no longer (?:need|want)|(?:don'?t|do not|won'?t|will not) (?:need|want) .{0,30}(?:any ?more|now|after all)|(?:won'?t|will not|don'?t) (?:need|want) (?:it|that|this|them|those|either|the (?:post|plan|\w+ (?:one|post)))(?=\s*(?:$|[.!;]))|storniere|lösch\w*|annule|cancela)\b/i,
  delete:
    /\b(?:delete|remove|drop|lose|cut|strike|omit|erase|leave out|take out|without|get rid of|skip|ditch|minus)\b/i,
  notGo:
    /\b(?:(?:doesn'?t|does not|don'?t|do not|shouldn'?t|mustn'?t|not) (?:go|let|send|post|publish|run)|can go(?! (?:live|out|up|ahead))|stop|off)\b/i,
  hold: /\b(?:on hold|hold off|hold on|hold (?:it|that|them|everything|all)|pause|freeze|park (?:it|that|them|this|everything)|hang fire|not yet|wait (?:with|until|till|a)|leave (?:it|that|them|everything) for now)\b/i,
  move: /\b(?:move|shift|push|bring|pull|reschedule|postpone|delay|change|swap|switch|put|make)\b/i,
  earlier:
    /\b(?:earlier|sooner|later|forwards?|ahead|delay)\b|\bback (?:by|a|an|one|two|three|half|\d)|\bpush\b.{0,30}\bback\b/i,
  schedule:
    /\b(?:schedule|queue|plan|post (?:it|this|that|them|both|the)|publish|put (?:it|this|that|them|the .{1,20}) (?:out|up|on|in)|send (?:it|this|that|them) out|goes? (?:out|up|live)|get (?:it|this|that) (?:up|out)|run (?:it|this|that)|share (?:it|this)|release|airs?)\b/i,
  postAgain:
    /\b(?:again|once more|repost|one more time|another time|repeat|remind (?:people|everyone|them|folks)|(?:a|another|the) reminder|a second time|a second one|(?:and )?again (?:on|the|at)|another (?:one )?(?:on|the|at))\b/i,
  listAsk:
    /^(?:please |can you |now )?(?:show|list)\b|\b(?:what(?:'?s| is| are| have| do| did)?|which|when(?:'?s| is| does| do| will)?|how many|show|list|see|any(?:thing|more)?|is there|are there|remind me|give me)\b.{0,40}\b(?:planned|scheduled|queue[d]?|calendar|lined up|coming up|going (?:out|up|live)|goes (?:out|up|live)|plans?|pending|waiting|up next|posts?|on (?:for|the|this|next)|left|out|go(?:es)?|run|next|due|slots?)\b|\bwhat'?s (?:on|up|next|coming|left|due)\b|^\W*(?:this|next) (?:week|month|weekend)\W*\?|\bposts?\b.{0,20}\bor\b.{0,12}\?\s*$|^(?:and |so )?(?:list|calendar|overview)\W*$/i,
  whenAsk: /^(?:so |and |ok |hey |hi |wait,? )?(?:when|what time|what day|which day|how (?:long|often|many times))\b/i,
  approve:
    /\b(?:approve[d]?|confirm(?:ed)?|(?:can|let .{1,30}) go (?:live|out|up|ahead)|ok(?:ay)? the|go ahead|good to go|go for it|green light|sign(?:ed)? off|release (?:it|them|the)|publish (?:it|them)|send it|ship it|make it live|go live|do it|fire away|let'?s go|okay? to go|thumbs up|all yours|accept|let it (?:go|run)|launch it|freigeben|genehmig\w*)\b|👍|✅/i,
  yes: /^(?:ok(?:ay)?|y|yes|yep|yeah|yup|sure|aye|fine|right|great|perfect|good|lovely|ja|si|sí|oui|sim|go|do it|alright|agreed|deal|k|kk|looks good|sounds good|lgtm)\b/i,
  no: /^(?:no|nope|nah|nay|n|not really|neither|none|nein|non|não|never ?mind|nvm|wrong|hmm*|meh|hm)\b/i,
  thanks:
    /\b(?:yay|woohoo|hooray|fine as (?:it )?is|looks fine|thanks?(?: you)?|thx|ty|cheers|ta|tysm|thank u|gracias|merci|danke|obrigad[oa]|grazie|salamat|takk|tack|kiitos|arigato|brilliant|spot on|love it|amazing|legend|star|nice one|well done|appreciated?|lovely|gorgeous|great (?:job|work|stuff|thanks)|all good|that'?s all|good job|(?:perfect|great|lovely|fab|super|wonderful|excellent)[\s,!.]*(?:done|thanks?.*|thx|cheers|ta)?\s*[!.]*$)(?![\p{L}])/iu,
  greet:
    /^(?:hi|hello|hey|hiya|morning|good (?:morning|afternoon|evening|day)|evening|afternoon|happy (?:new year|monday|friday|easter|christmas)|bom dia|boa tarde|buon(?:giorno|asera)|buenos d[ií]as|guten (?:morgen|tag|abend)|hallo|hola|bonjour|ciao|olá|oi|salut|moin|servus|howdy|yo|sup|g'day|namaste|ahoj|hej)\b/i,
  chat: /\b(?:how are you|joke|weather|tired|weekend|lol|haha|bored|coffee|are you (?:a |an )?(?:human|robot|bot|real|ai)|your name|who are you|favou?rite|sleep|slept|long day|what a day|busy|monday again|love you|marry|hungry|stressed|my (?:kid|son|daughter|dog|cat|boss|wife|husband)|tell me a|talk later|see you|bye|good ?night|ttyl|i'?ll (?:tell|let) you)\b/i,
  complain:
    /\b(?:annoy\w*|ridiculous|useless|terrible|awful|worst|rubbish|hopeless|fed up|angry|furious|driving me (?:mad|crazy|nuts)|frustrat\w*|disappoint\w*|never (?:works?|worked|appeared|went|arrived|came|listens?)|didn'?t (?:work|go out|appear|post|send|listen)|doesn'?t work|not working|broken|logged me out|log me out|lost my|wasted?|waste of|so slow|slow today|crash\w*|(?:second|third|fourth|fifth|2nd|3rd|4th|5th|tenth|10th) time|again and again|still (?:wrong|not|give|the same)|made (?:that|it|this) up|make up|who told you|where did you get|i never said|stupid|nonsense|error message|failed|wtf|charged (?:me )?twice|got .{1,20} wrong|wrong one)\b/i,
  productAsk:
    /\b(?:can you|can i|can my|could i|do you|does (?:it|this|fanfare|the app)|are you able|what can you|how (?:do|can|does|would|much|far|many|long) (?:i|you|we|is|it|can|do|does|this)|is it possible|where (?:do|can|is|are)|what happens|what(?:'?s| is) the (?:difference|limit|price|cost)|why (?:can'?t|don'?t|doesn'?t|is))\b/i,
  product:
    /\b(?:subscription|account|log ?in|logged|password|plan cost|price of|pricing|trial|free plan|premium|upgrade|billing|invoice|refund|team ?mates?|colleagues? (?:log|use|access)|access|connect|integration|api|app|features?|support|settings|data|privacy|gdpr|servers?|store|stored|delete (?:my|a) (?:account|draft|data)|system prompt|instructions|character limit|how many (?:characters|posts|accounts)|time ?zone|notification|analytics|stats|export|history|card|calendar sync|tiktok|youtube|threads|pinterest|whatsapp|wordpress|newsletter|credits?|tokens?|ai|model|language do you|languages|upload|own (?:pictures|photos|images)|logo|brand)\b/i,
  knowledge:
    /^(?:(?:so|and|um|hey|btw|by the way|quick q\w*|random)[,: -]*)*(?:who|what(?:'?s| is| are| was| time| year| breed| does)|which|where|why|when (?:is|was|did)|how (?:thick|tall|old|many|much|long|big|do you (?:spell|say|pronounce|write)|high|far|hot|cold)|is it true|do you know|does anyone|did|is there a|are there)\b/i,
  better: /\b(?:best|better|good) (?:time|day|days|hour|length)|engagement|algorithm|more (?:reach|likes|followers)\b/i,
  shorter:
    /\b(?:(?<!too )short(?:er|en)?|halve|(?:bit|rather|quite|pretty|very) long(?! time)|long[- ]winded|lengthy|wordy|verbose|trim|cut (?:it )?(?:down|back|in half)|tighten|tighter|condense|snappier|crisper|briefer|concise|half (?:the length|as long)|too (?:long|wordy|much)|less (?:text|words|wordy)|fewer words|(?:under|max|within|at most|no more than|up to) \d+ (?:characters|chars|words)|one (?:sentence|line)(?! (?:per|each|for each))|first sentence|boil (?:it )?down|kürzer|más corto|plus court|mais curto|più corto|tl;?dr|waffl\w+|only the (?:first|last))\b/i,
  longer:
    /\b(?:longer|expand|elaborate|more detail|flesh (?:it )?out|too short|beef (?:it )?up|extend (?:it|the text)|add (?:some )?(?:detail|more)|more (?:words|text|meat|about)|länger|más largo|plus long|go into)\b|^more(?: please)?\W*$/i,
  formal:
    /\b(?:formal|professional|official|serious|business(?:-?like)?|corporate|polite(?:r)?|respectful|too (?:casual|jokey|chatty|silly|cute|flippant|chummy|cheeky|informal|matey|familiar|slangy|playful|loose)|less (?:casual|jokey|chatty|slang|playful|cheeky)|grown[- ]?up|dignified|sober|tone (?:it )?down|proper english|classier|more distance|förmlich\w*|seriös\w*)\b/i,
  casual:
    /\b(?:casual|relaxed|friendl(?:y|ier)|chatty|chattier|informal|looser|loosen|human|down[- ]to[- ]earth|conversational|too (?:stiff|formal|dry|corporate|official|stuffy|posh|serious|cold|wooden|stilted|robotic)|less (?:stiff|formal|corporate|official|stuffy|salesy|wooden|stilted|robotic)|like a (?:normal |real )?(?:person|human|mate|friend)|dumb (?:it )?down|plainer|simpler|reads? like a|sounds? like a|everyday|lighten|lighter|laid[- ]back|locker\w*|normal person)\b/i,
  tone: /\b(?:tone|vibe|energy|mood|voice|punch(?:y|ier)|fun(?:ny|nier)?|exciting|boo+ring|dull|flat|bland|catchy|catchier|dramatic|warmer|warm|emotional|hype|salesy|humou?r|witty|cheeky|bold(?:er)?|third person|first person|use (?:we|i|you)|differently|another version|spice|jazz|livel(?:y|ier)|pep|exclamation|sound(?:s|ing)? (?:more|less|like|so)|less|not so|too|rephrase|reword|rewrite)\b/i,
  translate: new RegExp(
    `\\b(?:translat\\w*|übersetz\\w*|traduc\\w*|tradui\\w*|traduz\\w*)\\b|\\b(?:in|into|auf|en|em|to) (?:${LANGUAGE})\\b|\\b(?:${LANGUAGE}) (?:version|translation|please|title|too|as well|also|one)\\b|^(?:${LANGUAGE})\\b`,
    'i',
  ),
  proofread:
    /\b(?:proof ?read|typos?|spelling|spell ?check|grammar|check (?:it|this|the text|my english)|punctuation|commas?|native|mistakes?|errors? in)\b/i,
  undo: /\b(?:undo|revert|(?:forget|scrap|ignore|cancel) (?:that|the|my) (?:last )?(?:change|edit)|go(?:ing)? back|back to|restore|(?:the )?(?:previous|earlier|old|original|first|very first|last) (?:version|one|text|draft|wording)|before (?:that|the last|i|my)|take that back|put (?:it|that|the .{1,20}) back|as it was|how it was|what you had|rückgängig|zurück|step back|prefer(?:red)? (?:it|the one) before|was better before|reinstate|bring back)\b/i,
  hashtag: /#|\bhash ?tags?\b|\btags\b/i,
  emoji: /\bemojis?\b|\bsmile(?:y|ys|ies)\b|\bemoticons?\b|\p{Extended_Pictographic}/iu,
  form: /\b(?:bullets?|bullet points?|bulleted|list(?!en)|numbered|numbers instead|checklist|paragraphs?|line breaks?|normal text|running text|prose|one block|table|headings?|as a (?:question|poem|thread|letter|story|dialogue|poll|quote)|question and answer|q&a|separate lines|(?:one|a) line (?:per|each|for each)|line by line|each on (?:a|its) (?:new |own )?line|(?:each|every)(?: \w+)? on (?:a|its) (?:new|own|separate) line|sections?|steps)\b/i,
  order:
    /\b(?:(?:start|open|begin|lead|kick off|end|finish|close) (?:with|on)|first\W*$|(?:comes?|goes|go|come|put .{1,40}|but .{1,20}) (?:first|last)|up top|on top|(?:at|to) the (?:very )?(?:top|start|beginning|front|end|bottom)|(?:to the|up) front|swap (?:the |\d|sentences|points|items|them)|reorder|the order|other way round|move .{1,30} (?:up|down|to the)|first,? then)\b|\bfirst(?: please| pls| haha| lol)?\W*$/i,
  pick: /\b(?:option|version|variant|draft|take|go with|use|prefer|like|choose|pick|(?:the )?(?:first|second|third|last|other|shorter|longer) (?:one|is|of)|[ab] then|number (?:one|two|three|\d))\b/i,
  add: /\b(?:add|mention|include|put in|say (?:that|we|it'?s|phone|the)|also say|with|and also|plus|forgot(?: to)?|missing|don'?t forget|work in|throw in|stick in|insert|append|point out|specify|note that|let them know|say that|put that in|squeeze in|pop in|should (?:also )?say)\b/i,
  andAlso: /^(?:and|also|plus|oh and|\+)\b|^\+/i,
  correct:
    /\bnot\b|\b(?:actually|sorry|wrong|mistake|should be|it'?s|i mean[t]?|correction|typo|no wait|rather than|instead of|change .{1,40} (?:to|into)|replace|swap .{1,40} (?:for|with)|make (?:it|that) \S+|(?:is|are) now|now|->|=>|→|=|with an? \w)(?:\b|\s|$)/i,
  replaceText:
    /\b(?:use my text|this (?:text )?instead|replace (?:the|it|everything|all)(?: \w+)? (?:with|by)|change (?:the )?(?:words|wording|text|copy) (?:to|into)|should (?:say|read)|have it (?:say|read)|it (?:to )?read|rather it (?:said|read)|make it say|new text|text:)\b/i,
  picture:
    /\b(?:draw|sketch|paint|illustrat\w*|picture|image|pic|photo|graphic|visual|poster|banner|logo|cartoon|watercolou?r|artist'?s impression|impression of|collage|infographic|bild|imagen|imagem|immagine|dessin\w*|zeichn\w*|dibuj\w*)\b/i,
  pictureStart:
    /^(?:(?:please|pls|can u|can you|could you|now|and|also|i need|i'?d like|make me|make|do|create|generate|get me|give me|an?|me)\s+)*(?:draw|sketch|paint|illustrat\w*|pic|picture|image|photo|graphic|poster|visual|drawing|zeichn\w*)\b/i,
  voice:
    /\bread (?:it|this|that|me)(?: \w+){0,2} (?:out|aloud|loud|to me)\b|^(?:please |pls |can you |could you |could u |can u |now |and )*read (?:it|this|that|me|out)\b(?! back\b)|\bread me that\b|\bout loud\b|\baloud\b|\baudio\b|\bvoice ?(?:over|message|note|memo)?\b|\bspoken\b|\bspeak (?:it|this|that|them|the (?:post|text|draft|caption|words))\b|\bvoice (?:it|this|that)\b|\bsay (?:it|this) (?:out|aloud)|\brecord (?:it|this|that|a|me)|\bnarrat\w*|\b(?:hear|listen to) (?:it|this|that|the|how)\b|\bpodcast\b|\bmp3\b|\bsound file\b|\bvorles\w*|\bradio (?:spot|version)\b/i,
  writeNew: new RegExp(
    String.raw`\b(?:write|draft|compose|post (?:about|for|of|on|saying|that)|caption|new (?:post|one)|another (?:post|one)|different (?:post|thing|topic)|(?:tell|let) (?:everyone|followers|people|folks|customers|them)|need (?:a|an|something|one|smth)|something (?:for|about)|(?:a|do a|one) (?:${OWN_NOUN}|${PLATFORM_NAME} post)|for ${PLATFORM_NAME}|announce|schreib\w*|escrib\w*|écri\w*|scriv\w*|escrev\w*)\b`,
    'i',
  ),
  workflow: /\b(?:workflow|automation|pipeline|agents?|builder|canvas)\b/i,
  rhythm:
    /\b(?:every|each|weekly|daily|monthly|fortnightly|biweekly|weekdays?|once|twice|repeat\w*|recurring|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|times)\b/i,
  ends: /\b(?:until|till|til|stop after|ends?|finish|last one|for \w+ (?:weeks|months|days)|then stop|no more after|through|weeks only|only \w+ (?:weeks|times)|more and that'?s it)\b/i,
  notPair: /^[^.?!]{1,40},? not [^.?!,]{1,30}[.!\s]*$|\b(?:instead of|rather than)\b/i,
  arrow: /->|=>|→|\s=\s/,
  wrong:
    /\b(?:wrong|mistake|incorrect|should be|correction|not true|isn'?t true|why did you (?:write|say|put)|you wrote)\b/i,
  nowish: new RegExp(
    String.raw`^(?:ok |yes |first\W+|then )*(?:(?:post|send|publish|${OWN_VERB}|put) (?:it |this |that |them )?(?:out |up )?)?(?:right )?now\b(?!\s+(?!please|pls|on|to|then|thanks)\w)|\b(?:post|send|publish|${OWN_VERB}) (?:it |this |that )?now\b|\basap\b|\bstraight away\b|\bimmediately\b`,
    'i',
  ),
  skip: /\bskip (?:this|next|the|one|a)\b/i,
  dislike: /\b(?:don'?t|do not) (?:really )?(?:like|love)\b/i,
  ordered: /^(?:make|turn|put|write|do|give|add|remove|change|move|use|cut|drop|start|end|open|keep|say)\b/i,
  same: /\b(?:same|as (?:before|last time|usual)|like last)\b/i,
  version: new RegExp(
    String.raw`\b(?:version|rework|adapt|turn (?:it|this|that) into|make (?:it|this|that) (?:a|an|for|into)|for ${PLACE_NAME}|same (?:but|for)|also for|as a ${OWN_NOUN}|${OWN_NOUN} (?:of|version))\b`,
    'i',
  ),
  twitterNoun: new RegExp(String.raw`\b${OWN_NOUN}\b`, 'i'),
  asks: /^(?:(?:so|and|um|hey|btw|by the way|ok|quick q\w*|random)[\s,:-]*)*(?:who|what|why|where|how|which|when)\b/i,
  asksYes: /^(?:(?:so|and|um|hey|btw|ok)[\s,:-]*)*(?:is|are|does|do you|did|has|have|was|will)\b/i,
  howDoI:
    /\bhow (?:do|can|would|does|far|much|many|long)\b.{0,12}\b(?:i|we|you|my|this|ahead|it)\b|\bis it possible\b|\bcan (?:i|my|we|two)\b/i,
  hushed:
    /\b(?:don'?t|do not|no need to|never|(?:better|rather|best|maybe|please) not(?: to)?) (?:say|mention|include|write|use|talk about)\b/i,
  surelyEmoji: /\b(?:emojis?|smile(?:y|ys|ies)|emoticons?)\b/i,
  surelyHashtags: /\bhash ?tags?\b|^#\s?(?:off|away|out)\b/i,
  surelyVoice:
    /\bout loud\b|\baloud\b|\baudio\b|\bvoice ?over\b|\bspoken\b|\bread (?:it|this|that) (?:out|to me)\b|\bas (?:a )?(?:voice|sound)\b|\brecord (?:it|this|that)\b|\b(?:in a|radio ad) (?:\w+ )?voice\b/i,
  surelyTranslate: new RegExp(
    `\\b(?:translate|translation|übersetz\\w*|traduc\\w*|tradui\\w*)\\b|\\b(?:in|into|auf|en|em|po) (?:${LANGUAGE})\\b|\\b(?:${LANGUAGE}) (?:version|translation|please|title)\\b|^(?:${LANGUAGE})\\b`,
    'i',
  ),
  surelyProofread:
    /\btypos?\b|\bproof ?read\b|\bspell ?check\b|\b(?:check|fix|mend|correct) (?:the |my )?(?:grammar|spelling|english|commas)\b|\bspelling (?:ok|right|check)\b/i,
  surelyUndo:
    /^(?:\W|no|nah|wait|ok|please|hm+|actually)*(?:undo|revert)\b|\bgo back (?:to|one|a)\b|\b(?:previous|old|original|first) version\b|\bput (?:it|that|the \w+(?: \w+)?) back\b|\btake that back\b|\bas it was\b|\bback to (?:the|what|how)\b|\b(?:one|version) before\b/i,
  productTalk:
    /\bwhat happens (?:if|when)\b|\bdifference between\b|\bdoes it matter\b|\bdo i (?:need|have) to\b|\bif i (?:delete|cancel|change|close|log)\b|\bhow come\b|\bis there an? (?:way|limit|app|option)\b|\bwhich (?:networks|platforms|sites)\b|\bdo you (?:support|work|have|store|offer|save|keep|post|do)\b|\bcan you (?:post|do|make|see|access|connect|publish) .{0,30}\b(?:videos?|stories|reels|automatically|by yourself|for me when|when i'?m|tiktok|youtube)\b|\b(?:character|word|length) limit\b|\bare you able\b|\bwhat (?:can|do|are) you (?:do|able|good)\b/i,
  comparative:
    /^(?:(?:make it|an?|bit|little|much|even|ok|hm+)[\s,]+)*(?:more \w+|less \w+|\p{L}{3,}er)(?: please| pls)?\W*$/iu,
  vague:
    /^(?:(?:hm+|uh+|ok|well|so|and|can you|could you|please)[\s,.]+)*(?:hm+|uh+|again|change (?:it|this|that)|do something|do it|fix it|fix|better|help|other one too|same|asdf\w*(?: \w+)?|qwert\w*|\W+|not (?:that|this|it|sure.*|(?:quite |really |exactly )?what (?:i|we) (?:had in mind|meant|wanted|want|was after|were after|asked for|expected)|my style|really.*|quite.*)|try again|redo|edit|update|what|huh|i (?:don'?t|do not) (?:really )?(?:like|love|want) (?:it|this|that|them)|meh|eh|post|translate|write|swap them(?: round)?|sooner|later|different|neither(?: of .*)?|none of (?:them|those|these).*|too many posts|same as last time|something else|whatever|maybe|dunno|idk|no idea|nah|nope|no|that'?s not it|not good(?: enough)?)\W*$/i,
  colonText: /:\s+\S/,
  quote: /["“„«]|(?:^|\s)'[^']{4,}'/,
  phone: /\d[\d\s-]{6,}\d/,
  money: /[€$£₦₱¥]\s?\d|\d\s?(?:euros?|eur|pounds?|quid|bucks|dollars|kr|zl|pesos)\b/i,
  politeAsk: /\b(?:please|pls|plz|could you|can you|would you|bitte|porfa|kindly)\b/i,
} as const satisfies Record<string, RegExp>;
export type Cue = keyof typeof CUES;

/** Who brings a text after a colon: what stands there is given, and none of its words is an order. */
const BRINGS = new RegExp(
  String.raw`\b(?:write|post|${OWN_NOUN}|caption|say|says|read|text|words|record|audio|voice|about|for|image|picture|draw|instead|thing|new|announce|that|of it)\b[^:]*$`,
  'i',
);

/** The words of a message that can be orders: without quotations and without a text that is brought. */
function ownWords(say: string): string {
  const unquoted = say
    .replaceAll('’', "'")
    .replace(/["“„«][^"”“»]*["”“»]/g, (quote) => `"${' '.repeat(quote.length - 2)}"`);
  const colon = unquoted.search(/:\s/);
  const isBrought = colon > 0 && unquoted.slice(colon).split(/\s+/).length > 4 && BRINGS.test(unquoted.slice(0, colon));
  return isBrought ? unquoted.slice(0, colon + 1) : unquoted;
}

/** The cues of a message, by name. */
export function cuesOf(say: string): Cue[] {
  const words = ownWords(say);
  const cues = (Object.keys(CUES) as Cue[]).filter((name) => CUES[name].test(words));
  return words.length < say.length && !cues.includes('colonText') ? [...cues, 'colonText'] : cues;
}
