import type { PostKind } from '../kinds.ts';

/**
 * The wordings of posts. A slot in braces is filled from the brief or the brand; a wording whose slots can't all be
 * filled is never used, so nothing is made up. '~' before a wording keeps it for relaxed voices.
 * {subject} 'our summer sale', {bare} 'summer sale', {is}/{it}/{them}/{this} agree with it, {when} 'on Friday'.
 */
export interface PostPhrases {
  /** Openings that carry the subject themselves. */
  hooks: readonly string[];
  /** Openings for a person's own sentence, which follows the colon. */
  leadIns: readonly string[];
  /** What readers can do next, for briefs that don't say. */
  calls: readonly string[];
  /** Questions that invite an answer. */
  questions: readonly string[];
  emoji: readonly string[];
  tags: readonly string[];
}

export const POST_PHRASES: Record<PostKind, PostPhrases> = {
  offer: {
    hooks: [
      '{Offer} {when}.',
      '{Sale} {is} on: {offer} {when}.',
      '{Subject}: {offer} {when}.',
      '{Date}: {offer}.',
      'Worth a visit {when}: {offer}.',
      '{Sale} {is} on: {offer}.',
      '{Subject}: {offer}.',
      'Been waiting for the right moment? {Offer} {when}.',
      '{Offer} at {brand}.',
      '{Offer}.',
      '{Sale} {is} on.',
      '{Subject}.',
    ],
    leadIns: [
      'Good news',
      'Worth knowing',
      'Here is a good reason to stop by',
      '~Treat yourself',
      'For your list',
      'A good time to stop by',
    ],
    calls: [
      'Come by and have a look.',
      'Pass it on to someone who would want to know.',
      '~Bring a friend, or keep it to yourself. Your call.',
      'While it lasts.',
      'Tell a friend who has been waiting for it.',
      'See you soon.',
    ],
    questions: [
      'What is first on your list?',
      'Who are you bringing along?',
      'What will you get first?',
      'Who needs to know about this?',
    ],
    emoji: ['🛍️', '✨', '🎉', '💛'],
    tags: ['SpecialOffer'],
  },
  event: {
    hooks: [
      'Join us {when} for {subject}.',
      'Save the date: {subject}, {date}.',
      "You're invited to {subject} {when}.",
      '{Subject}: {date}, {place}.',
      '{Date}: {subject}. Come along.',
      "You're invited: {subject}.",
      'Come along to {subject}.',
      'On the calendar: {subject}, {date}.',
      'Something to look forward to: {subject} {when}.',
    ],
    leadIns: ['Save the date', "You're invited", 'One for your calendar', '~Clear your calendar'],
    calls: [
      'We look forward to seeing you.',
      'Come as you are, and bring someone along.',
      'See you there.',
      'Tell us if you are coming.',
      'Everyone you bring is welcome.',
      'Put it in your calendar.',
    ],
    questions: [
      'Who is coming?',
      'Will we see you there?',
      'Who would you like to bring along?',
      'Which question should we talk about first?',
    ],
    emoji: ['🎉', '📅', '🥂', '✨'],
    tags: ['SaveTheDate'],
  },
  launch: {
    hooks: [
      'Meet {subject}.',
      '{Subject} {is} here.',
      'Say hello to {subject}.',
      'New at {brand}: {bare}.',
      'Here {it-is}: {subject}.',
      'Just in: {subject}.',
      '{Subject}: have a look.',
    ],
    leadIns: ['Fresh news', 'New from {brand}', 'Something new', "It's here", 'Just in', 'Have a look'],
    calls: [
      'Come and see for yourself.',
      'Be one of the first to try {them}.',
      'Tell us what you think.',
      'Have a look, and tell us how you like {them}.',
      'Questions? Just ask.',
    ],
    questions: [
      'What do you think?',
      'Who wants to try {them} first?',
      'What would you use {them} for?',
      'What would you like to know about {them}?',
    ],
    emoji: ['✨', '🎉', '👀', '🙌'],
    tags: ['NewIn'],
  },
  product: {
    hooks: [
      '{Bare} {for-price}.',
      'At {brand}: {bare} {for-price}.',
      '{Subject}.',
      '{Bare} at {brand}.',
      'Good to know: {subject}.',
      'A closer look at {subject}.',
      'Have you met {subject}?',
      'In focus: {subject}.',
    ],
    leadIns: ['Good to know', 'Worth knowing', 'A closer look', 'Just so you know'],
    calls: [
      'Questions? Ask us, we are happy to help.',
      'Want to know more? Send us a message.',
      'Come by and see for yourself.',
      'Tell us what you need, and we will find out together.',
      'Have a look around.',
    ],
    questions: [
      'What would you like to know?',
      'Who should hear about this?',
      'Would this help you?',
      'What matters most to you here?',
    ],
    emoji: ['✨', '💛', '👌'],
    tags: [],
  },
  'sale-item': {
    hooks: ['For sale: {subject}.', 'Looking for a new home: {subject}.', 'Up for grabs: {subject}.'],
    leadIns: ['For sale', 'Up for grabs'],
    calls: ['Interested? Send a message.', 'Questions? Just ask.'],
    questions: ['Know someone who is looking for one?'],
    emoji: ['🏷️', '👀'],
    tags: ['ForSale'],
  },
  content: {
    hooks: [
      'Worth your time: {subject}.',
      'One for your list: {subject}.',
      'Take a break with {subject}.',
      'For the next quiet moment: {subject}.',
    ],
    leadIns: ['Worth your time', 'One for your list'],
    calls: ['Tell us what you take away from it.', 'Pass it on to someone who would enjoy it.'],
    questions: ['What do you take away from it?', 'Which question would you have asked?'],
    emoji: ['🎧', '✨', '📌'],
    tags: [],
  },
  teaser: {
    hooks: [
      'Coming soon: {subject}.',
      'On {its} way: {subject}.',
      'Almost here: {subject}.',
      '{Date}: {subject}.',
      '{Subject}: from {date} on.',
      'Mark the date, {date}: {subject}.',
      'Not long now: {subject}.',
    ],
    leadIns: ['Coming soon', 'Almost here'],
    calls: ['Stay tuned.', 'Follow along so that you do not miss it.', 'Not long now.', 'More soon.'],
    questions: [
      'Who is curious?',
      'What do you expect?',
      'Who wants to hear more?',
      'What would you like to know first?',
    ],
    emoji: ['👀', '✨', '🔜'],
    tags: ['ComingSoon'],
  },
  welcome: {
    hooks: [
      'Please welcome {subject}.',
      'Meet {subject}.',
      'Say hello to {subject}.',
      'Our team is growing: please welcome {subject}.',
    ],
    leadIns: ['A new face', 'Our team is growing', 'Please say hello'],
    calls: [
      'Welcome to the team.',
      'We are glad to have you with us.',
      'Say hello in the comments.',
      'It is good to have you here.',
    ],
    questions: [
      'Will you say hello in the comments?',
      'Who has worked with them before?',
      'What advice would you give for the first week?',
    ],
    emoji: ['👋', '🎉', '💛'],
    tags: ['Team'],
  },
  announcement: {
    hooks: [
      'News about {subject}.',
      'We have news: {subject}.',
      '{Subject}: here is what is new.',
      'What is new: {subject}.',
    ],
    leadIns: ['Here is the latest', 'News from {brand}', 'We have something to share', 'A short update', 'What is new'],
    calls: ['Spread the word.', 'Pass it on.', 'More soon.', 'Questions? Ask away.'],
    questions: [
      'What do you think?',
      'What would you like to know about it?',
      'What should we tell you more about?',
      'Who should hear about it?',
    ],
    emoji: ['📣', '🎉', '✨'],
    tags: [],
  },
  hiring: {
    hooks: [
      "We're hiring: {bare}.",
      'Come and work with us: {bare}.',
      '{brand} is hiring: {bare}.',
      'Looking for your next job? We are looking for {subject}.',
      "We're hiring.",
    ],
    leadIns: [
      'Join our team',
      'Come and work with us',
      'A place in our team is free',
      'Know someone who would fit?',
      'Looking for your next job?',
    ],
    calls: [
      'Interested? Send us a message.',
      'Know someone who would be right for it? Pass this on.',
      'Tell us about yourself. We read every message.',
    ],
    questions: ['Know someone who would be right for it?', 'Who comes to mind?', 'Would you like to work with us?'],
    emoji: ['👋', '💼', '🙌'],
    tags: ['Hiring', 'Jobs'],
  },
  notice: {
    hooks: [
      'Please note: {subject}.',
      'A quick heads-up: {subject}.',
      'Before you set off: {subject}.',
      'Good to know: {subject}.',
    ],
    leadIns: [
      'Please note',
      'A quick heads-up',
      'Before you set off',
      'Good to know',
      'A short note',
      'For your plans',
    ],
    calls: [
      'Thank you for your understanding.',
      'Questions? Send us a message.',
      'Please pass it on to anyone it may concern.',
      'Thanks for your patience.',
      'We are here if you need us.',
    ],
    questions: [],
    emoji: ['ℹ️', '🕒', '📌'],
    tags: [],
  },
  giveaway: {
    hooks: [
      "It's giveaway time: {subject}.",
      'Feeling lucky? {Subject}.',
      'We are giving something away: {subject}.',
      'Win with {brand}: {subject}.',
    ],
    leadIns: ["It's giveaway time", 'Your chance to win', 'Feeling lucky?'],
    calls: ['Good luck.', 'Fingers crossed.', 'May luck be with you.'],
    questions: ['Who would you share it with?'],
    emoji: ['🎁', '🍀', '🤞'],
    tags: ['Giveaway'],
  },
  milestone: {
    hooks: [
      'Congratulations to {whom} on {subject}.',
      '{Whom}: {subject}. Congratulations.',
      '{Subject}. What a moment.',
      'Time to celebrate: {subject}.',
      'We have something to celebrate: {subject}.',
      '{Subject}: a big day for {brand}.',
    ],
    leadIns: [
      'A moment to celebrate',
      'We have to share this',
      'This makes us proud',
      'Time to celebrate',
      'We are happy about this one',
      'A good day',
    ],
    calls: [
      'Thank you to everyone who is part of this.',
      'None of this happens alone. Thank you.',
      'Here is to what comes next.',
      'On to the next one.',
      'We are grateful for every step.',
    ],
    questions: [
      'Since when have you been with us?',
      'What is your favourite memory with us?',
      'What should we aim for next?',
      'What have you celebrated lately?',
    ],
    emoji: ['🎉', '🥳', '🏆'],
    tags: [],
  },
  thanks: {
    hooks: [
      'Thank you, {name}, for {subject}.',
      'To {whom}: thank you for {subject}.',
      'A big thank-you to {whom} for {subject}.',
      'Thank you, {name}.',
      'A big thank-you to {whom}.',
      'This one goes out to {whom}: thank you.',
      'Thank you for {subject}.',
      'A heartfelt thank-you for {subject}.',
    ],
    leadIns: ['Thank you', 'A few words of thanks', 'From all of us: thank you'],
    calls: [
      'We could not do it without you.',
      'It means a lot to us.',
      'We do not take it for granted.',
      'You made it what it was.',
      'You know who you are.',
    ],
    questions: ['Who do you want to say thank you to today?'],
    emoji: ['💛', '🙏', '❤️'],
    tags: ['ThankYou'],
  },
  quote: {
    hooks: ['{quote-line}'],
    leadIns: ['Words to keep', 'A line that stays'],
    calls: ['Save it for later.', 'Pass it on to someone who needs it today.'],
    questions: ['What does it mean to you?', 'Do you agree?'],
    emoji: ['💬', '✨'],
    tags: ['Quote'],
  },
  motivation: {
    hooks: ['{motto}'],
    leadIns: ['For today', 'A reminder'],
    calls: [
      'Save it for a day when you need it.',
      'Pass it on to someone who could use it today.',
      'One step is enough for today.',
    ],
    questions: [
      'What is one small thing you will start today?',
      'What keeps you going?',
      'What are you working towards this week?',
    ],
    emoji: ['💪', '🌱', '☀️'],
    tags: ['Motivation'],
  },
  tip: {
    hooks: [
      'A tip worth saving: {subject}.',
      'Try this: {subject}.',
      '~Small change, real difference: {subject}.',
      'Tip: {subject}.',
      'Worth knowing: {subject}.',
      'Before you start: {subject}.',
    ],
    leadIns: ['A tip worth saving', 'Try this', 'Good to know', 'Tip'],
    calls: ['Save it for later.', 'Try it and tell us how it went.', 'Pass it on to someone who could use it.'],
    questions: [
      'What would you add?',
      'What is your own best tip?',
      'Which of these do you know from your own work?',
      'What works for you?',
    ],
    emoji: ['💡', '📌', '✅'],
    tags: ['Tips'],
  },
  conversation: {
    hooks: ['{question}'],
    leadIns: ['Your turn', 'We want to know', 'Over to you'],
    calls: ['Tell us in the comments.', 'We read every answer.', 'Your answer helps us decide.'],
    questions: [],
    emoji: ['💬', '🤔', '👇'],
    tags: [],
  },
  recap: {
    hooks: [
      'Looking back at {subject}.',
      '{Subject}: that was good.',
      'Still thinking about {subject}.',
      'What we take away from {subject}.',
    ],
    leadIns: ['Looking back', 'A short recap', 'What a time'],
    calls: ['Thank you to everyone who was there.', 'See you next time.', 'We would do it all again.'],
    questions: [
      'Were you there? What was your favourite moment?',
      'What did you take away from it?',
      'What should we do differently next time?',
    ],
    emoji: ['📸', '💛', '🙌'],
    tags: [],
  },
  reminder: {
    hooks: [
      'A friendly reminder: {subject}, {date}.',
      "Don't forget: {subject} {when}.",
      'A friendly reminder: {subject}.',
      "Don't forget: {subject}.",
      'Still on your list? {Subject}.',
    ],
    leadIns: ['A friendly reminder', "Don't forget", 'Just so nobody misses it'],
    calls: ['Mark it in your calendar now.', 'Tell the person who always forgets.', 'See you soon.'],
    questions: [
      'Is it in your calendar yet?',
      'Who still needs to hear this?',
      'Is there anything you still need from us?',
    ],
    emoji: ['⏰', '📌', '📅'],
    tags: [],
  },
  greeting: {
    hooks: [
      '{Bare} to {whom}.',
      '{Bare} to all of you.',
      '{Bare} from all of us at {brand}.',
      '{Bare}. Enjoy it, whatever you are doing.',
      '{Bare}, everyone.',
    ],
    leadIns: ['From all of us', 'To all of you'],
    calls: ['Thank you for being here.', 'Take care of yourselves and of each other.'],
    questions: ['How are you spending the day?', 'What are you looking forward to?'],
    emoji: ['✨', '💛', '🎉'],
    tags: [],
  },
  'behind-the-scenes': {
    hooks: [
      'Ever wondered {clause}?',
      'A look behind the scenes: {subject}.',
      'What you usually do not see: {subject}.',
      'The story behind it: {subject}.',
    ],
    leadIns: ['What you usually do not see', 'A look behind the scenes', 'This is how we do it'],
    calls: ['Want to see more of this? Tell us.', 'Ask us anything about it.'],
    questions: ['What else would you like to see?', 'What would you like to know?', 'What surprises you most?'],
    emoji: ['👀', '🎬', '💛'],
    tags: ['BehindTheScenes'],
  },
  'customer-story': {
    hooks: ['A story we like to tell: {subject}.', 'The story of {subject}.'],
    leadIns: ['A story we like to tell', 'A story worth sharing', 'From our work'],
    calls: ['Stories like this one are why we do it.', 'Thank you for letting us be part of it.'],
    questions: [
      'What is your story with us?',
      'Do you have a story like this one?',
      'What would you like to know about it?',
      'Where could this help you?',
    ],
    emoji: ['💛', '✨'],
    tags: [],
  },
  topic: {
    hooks: [
      "Let's talk about {subject}.",
      'On our minds: {subject}.',
      'A question for you about {subject}.',
      'Ever wondered {clause}?',
      '{Clause}: a short answer.',
    ],
    leadIns: [
      'A thought of ours',
      'Something we have been thinking about',
      'Here is how we see it',
      'A short thought',
      'From our daily work',
    ],
    calls: ['Tell us in the comments.', 'We are curious what you think.', 'Share your experience with us.'],
    questions: [
      'What has your experience been?',
      'What is your take?',
      'How do you see it?',
      'Where do you agree, and where not?',
      'What would you add?',
      'What have you tried?',
    ],
    emoji: ['💬', '💭', '✨'],
    tags: [],
  },
};

/** Lines before a list of facts, for platforms on which people read. */
export const LIST_INTROS: readonly string[] = [
  'The short version:',
  'What to know:',
  'In short:',
  'The main points:',
  'At a glance:',
];

/** Kinds whose first line may end with an exclamation mark in a lively voice. */
export const LIVELY: ReadonlySet<PostKind> = new Set([
  'offer',
  'event',
  'launch',
  'giveaway',
  'milestone',
  'thanks',
  'greeting',
  'welcome',
  'announcement',
  'teaser',
]);

/** Kinds to which a word about the brand itself can be added without looking out of place. */
export const ABOUT_US: ReadonlySet<PostKind> = new Set([
  'announcement',
  'launch',
  'milestone',
  'hiring',
  'thanks',
  'behind-the-scenes',
  'customer-story',
  'welcome',
  'event',
  'product',
]);

/** Original lines for days that need one: opinions, not facts, and nobody is quoted. */
export const MOTTOS: readonly string[] = [
  'Start before you feel ready. Ready comes along the way.',
  'Small steps, taken often, become a long way.',
  'You do not need a perfect plan. You need a first step.',
  'What you do on ordinary days decides more than what you do on special ones.',
  'Progress is quiet. Keep going anyway.',
  'Done today beats perfect someday.',
  'Be patient with results and strict with beginnings.',
  'A slow day still counts as a day forward.',
  'You have got through every hard day so far. Today is no different.',
  'Choose one thing. Do it well. Then choose the next.',
  'Courage is often just one more try.',
  'The work you are proud of started as work you were unsure about.',
  'Rest is part of the work, not the opposite of it.',
  'Nobody sees the practice. Everybody sees the difference.',
  'Do it for the person you will be a year from now.',
  'Begin where you are, with what you have, for as long as it takes.',
];

/** Openings for a post that has only a subject to ask about: tips or facts the brief does not give. */
export const ASK_FOR_THEIRS: readonly string[] = [
  'What is your best tip for {topic}?',
  'Over to you: what have you learned about {topic}?',
  'What should everyone know about {topic}?',
  'One question about {topic}: what worked for you?',
];
