/** What the assistant knows about the product: a pattern of the question, and the answer. */
export interface Topic {
  title: string;
  asked: RegExp;
  answers: readonly string[];
}

export const SMALL_TALK: readonly Topic[] = [
  {
    title: 'Hello',
    asked:
      /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|howdy|greetings|yo)\b(?: (?:there|fanfare|again|everyone))?(?:[\s!.,]|\p{Extended_Pictographic}|\uFE0F)*$/iu,
    answers: [
      'Hello! What would you like to post? Tell me what it is about, and for which platform if you know.',
      'Hi! Tell me what is new, and I will turn it into a post, a document or a schedule.',
    ],
  },
  {
    title: 'How are you',
    asked: /^(?:hi|hello|hey)?[\s,!]*(?:how are you|how's it going|what's up|how do you do)\b.{0,20}$/i,
    answers: ['All set, thank you. What would you like to write today?'],
  },
  {
    title: 'Thanks',
    asked:
      /^(?:ok(?:ay)?[,.! ]+)?(?:thanks|thank you|thx|cheers|great|perfect|awesome|nice|cool|ok|okay|got it|love it|looks? good|well done|good job|super)\b(?: (?:so much|a lot|very much|you|a million|again|thanks|job|work))*(?:[\s!.,]|\p{Extended_Pictographic}|\uFE0F)*$/iu,
    answers: [
      'Glad to help. Tell me if you want another version, or when it should be ready.',
      'You are welcome. What is next?',
    ],
  },
  {
    title: 'Goodbye',
    asked: /^(?:bye|goodbye|see you(?: later)?|good night|that's all|that is all)[\s!.]*$/i,
    answers: ['Goodbye. Your posts and plans are kept here.'],
  },
];

export const TOPICS: readonly Topic[] = [
  {
    title: 'What I can do',
    asked:
      /\bwhat (?:can|could|do) (?:you|u|i|fanfare)\b.{0,20}\b(?:do|help|write|make|here)\b|\bhow (?:can|do) (?:you|u) help\b|^help(?: me)?[\s!?.]*$|\bwhat is (?:this|fanfare)\b|\bhow does (?:this|fanfare|it) work\b|\bwhat are your (?:features|skills)\b/i,
    answers: [
      `I write posts for LinkedIn, Twitter, Instagram and Facebook, and documents such as blog articles, product pages, recipes, lesson plans or business plans. Tell me the facts in your own words; I use those and add none.

You can also ask for a picture or a voice-over, or have a post ready at a time of your choice:
- "Write a LinkedIn post about our new opening hours, 8 to 6 from Monday"
- "Make it shorter" or "Now for Instagram"
- "Post our weekly menu on Facebook every Monday at 9"`,
    ],
  },
  {
    title: 'Who I am',
    asked:
      /\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|bot|robot|human|chatgpt|gpt|real|model|machine|person)\b|\bwhich (?:ai|model|llm)\b|\bwhat model\b/i,
    answers: [
      "I am Fanfare's built-in writer: I put your facts into words by rules and phrases written by people. I know nothing beyond what you and your brand profile tell me. For freer texts, a language model can be connected.",
    ],
  },
  {
    title: 'Connect a model',
    asked:
      /\b(?:connect|use|add|set ?up|switch to|change|configure|get)\b.{0,30}\b(?:model|ai|gpt|openai|chatgpt|claude|anthropic|gemini|google|ollama|llm|api key)\b/i,
    answers: [
      'A language model is connected by the person who runs this Fanfare: set AI_TEXT_MODEL to provider:model, for example openai, anthropic, google or a local server, together with its key, and start again. AI_IMAGE_MODEL and AI_SPEECH_MODEL do the same for pictures and voices. Until then I write, and nothing leaves this machine.',
    ],
  },
  {
    title: 'Connect an account',
    asked:
      /\b(?:connect|link|add|log ?in to)\b.{0,30}\b(?:account|profile|page|linkedin|twitter|instagram|facebook|socials?|social media|platforms?)\b/i,
    answers: [
      'The Connect page shows the four platforms; connecting an account is marked as coming soon there. Until then, results are kept for you under Scheduled Tasks, ready to copy.',
    ],
  },
  {
    title: 'Change a schedule',
    asked:
      /\b(?:edit|change|move|reschedule|cancel|delete|stop|remove|pause|unschedule)\b.{0,30}\b(?:schedule|scheduled|plan|task|post|workflow)s?\b/i,
    answers: [
      'Open Scheduled Tasks in the sidebar and choose the task: there you can change its name, time and platforms, or delete it. A plan that you have not approved yet can be rejected right here in the conversation.',
    ],
  },
  {
    title: 'See what is scheduled',
    asked: /\b(?:see|find|show|list|view|where|what)\b.{0,30}\b(?:scheduled|calendar|upcoming|planned)\b/i,
    answers: [
      'Scheduled Tasks in the sidebar shows everything that is planned, as a board, a list or a calendar. Finished tasks offer their results there.',
    ],
  },
  {
    title: 'Schedule a post',
    asked:
      /\bschedul(?:e|ing)\b|\b(?:post|publish)\b.{0,20}\b(?:later|automatically|at a time)\b|\bhow do i (?:post|publish)\b/i,
    answers: [
      'Say what and when in one sentence, for example: "Post our new menu on Instagram tomorrow at 6pm" or "every Monday at 9 for 4 weeks". I answer with a plan for you to approve. At its time the post is ready under Scheduled Tasks, for you to copy and post: Fanfare does not publish to the platforms yet. Scheduled Tasks also has a Schedule Workflow button.',
    ],
  },
  {
    title: 'Brand',
    asked: /\bbrand(?:ing)?\b|\blogo\b|\bcolou?rs?\b|\bfonts?\b|\btone of voice\b|\bkeywords\b/i,
    answers: [
      'Open Brand in the sidebar: logo, colours, typography and guidelines. Name, tagline, keywords, mission and voice shape everything I write; colours, fonts and logo shape the pictures. Rules such as "no emojis" or "never say cheap" are kept.',
    ],
  },
  {
    title: 'Pictures',
    asked: /\b(?:image|picture|photo|graphic|visual|illustration)s?\b/i,
    answers: [
      'Ask for it in the conversation, for example: "Make a picture for our summer sale". In the workflow builder, an image agent can take the text of a chat agent and draw the matching picture.',
    ],
  },
  {
    title: 'Voice and sound',
    asked: /\b(?:audio|voice-?over|voices?|speech|podcast|sound|read (?:it )?aloud|mp3)\b/i,
    answers: [
      'Ask for it in the conversation, for example: "Read this text aloud". An audio agent in the workflow builder speaks with one of five voices; the clip can be downloaded as an MP3.',
    ],
  },
  {
    title: 'Workflows',
    asked: /\bworkflows?\b|\bbuilder\b|\bcanvas\b|\bagents?\b|\bnodes?\b/i,
    answers: [
      'Open Scheduled Tasks and choose the Workflow Builder tab. Put chat, image and audio agents on the canvas, connect a chat agent to the next one, fill in the first input and press run. Save keeps the workflow for later.',
    ],
  },
  {
    title: 'Templates',
    asked: /\btemplates?\b/i,
    answers: [
      'A new chat shows three templates, and View All Workflows opens all twelve. Choose one, put in your own facts and send it.',
    ],
  },
  {
    title: 'Limits and plans',
    asked:
      /\b(?:limits?|quota|how many|free plan|premium|pricing|upgrade|subscription|cost of fanfare|is (?:this|it) free)\b/i,
    answers: [
      'A free account runs up to 10 workflows a day; a premium account has no daily limit. The remaining number stands in the workflow builder, and the upgrade button is shown when the limit is reached.',
    ],
  },
  {
    title: 'Account',
    asked:
      /\b(?:password|e-?mail address|my (?:account|profile|name|avatar)|sign out|log ?out|delete my account|deactivate)\b/i,
    answers: [
      'Settings in the sidebar holds your profile and your password. Your e-mail address cannot be changed there.',
    ],
  },
  {
    title: 'Conversations',
    asked: /\b(?:chat|conversation|history)s?\b/i,
    answers: [
      'Your conversations stand in the sidebar. You can search them by title, rename them, and delete one after a confirmation; New Chat starts a fresh one.',
    ],
  },
  {
    title: 'Theme',
    asked: /\b(?:dark|light) (?:mode|theme)\b|\btheme\b/i,
    answers: ['The switch in the sidebar changes between the light and the dark theme.'],
  },
];

/** Questions to the person, one at a time and short. */
export const QUESTIONS = {
  empty: 'What would you like me to write? A few words about the occasion and the facts are enough.',
  subject: 'What should the {form} be about? A few facts are enough: what, when, where, for whom.',
  symbols: 'What should the text say? Give me a few words, and I will write it.',
  code: 'This looks like code. What should I write about it: documentation, or a post that explains what it does?',
  command: 'Tell me what the text should say, and I will write it: an announcement, an offer, an event, a story …',
  nothingToRevise: 'Which text do you mean? Paste it here, and tell me what to change.',
  pasted: 'Which text? Paste it below your request, and I will work on it.',
} as const;

export const HONEST = {
  knowledge: [
    'That needs knowledge I do not have: I only know what you and your brand profile tell me. Give me the facts, and I will turn them into a post or a document.',
    'I can not look that up. I write from the facts you give me: tell me what you know, and I will put it into words for your readers.',
  ],
  language: 'I write in English only, so I have left your text as it is:',
  languageAsk:
    'I write in English only. Tell me in English what the text should say, or paste your finished text with "post this:" and I will keep it as it is.',
  translate:
    'I write in English only and can not translate. A connected language model can; or paste your translation here with "post this:", and I will fit it to the platform.',
} as const;
