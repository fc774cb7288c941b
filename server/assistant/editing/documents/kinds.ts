/** How the points of a section are shown. */
export type Form = 'text' | 'list' | 'steps';

interface Section {
  heading: string;
  form: Form;
  /** Labels and words of points that belong here. */
  words: RegExp;
}

/** A kind of document: how people call it, what its title is made of, which sections it knows. */
export interface DocumentKind {
  id: string;
  called: RegExp;
  /** What its matter is made of, so many times that it is one whatever it is called. */
  shape?: { of: RegExp; times: number };
  /** Its title: what it is about, the order as it was said ('Report for the trustees'), or 'Kiln hire: FAQ'. */
  title: 'subject' | 'order' | 'both';
  /** How points without a section are shown. */
  form: Form;
  sections: Section[];
  /** Where the section of its steps has begun, what belongs to no other goes on there. */
  isFlow?: true;
  /** Each of its points is a row, its label beside it. */
  isRows?: true;
}

const section = (heading: string, form: Form, words: RegExp): Section => ({ heading, form, words });
const CONTACT = section('Contact', 'text', /^(?:contact|questions?)\b/i);

export const DOCUMENT_KINDS: DocumentKind[] = [
  {
    id: 'readme',
    called: /\breadme(?:\.md)?\b/i,
    title: 'subject',
    form: 'text',
    sections: [
      section('Install', 'text', /^install/i),
      section('Usage', 'text', /^usage|^use\b|^run\b/i),
      section('Flags', 'list', /^flags?\b|^options?\b|--\w/i),
      section('Folders', 'list', /\bfolders\b/i),
      section('Build', 'steps', /^build\b/i),
      section('Settings', 'text', /^settings?\b|^config/i),
      section('Safety', 'list', /^safety|^careful/i),
      section('Made by', 'text', /^made by/i),
      section('License', 'text', /\b(?:MIT|GPL|Apache|BSD|CERN|[Ll]icen[cs]ed?)\b/),
    ],
  },
  {
    id: 'recipe',
    called: /\b(?:recipe(?: card)?|cookbook)\b/i,
    shape: { of: /\b\d+(?:[.,]\d+)? ?(?:g|kg|ml|l|tbsp|tsp|cups?|oz)\b/gi, times: 4 },
    title: 'subject',
    form: 'text',
    isFlow: true,
    sections: [
      section(
        'Ingredients',
        'list',
        /^(?:ingredients|you need|need)\b|^\d+(?:\.\d+)? ?(?:g|kg|ml|l|tbsp|tsp|cups?|oz|lb)\b|^\d+ (?:egg|onion|carrot|lemon|beetroot|clove)/i,
      ),
      section(
        'Method',
        'steps',
        /^(?:method|steps)\b|\b(?:grate|fry|mix|stir|bake|boil|blend|wash|chop|roll|rest|knead|pour|heat|simmer|serve|add|beat|cook|fold|whisk|melt|drain|soak)\b|\bin the butter\b|\bat the end\b|\bfor the last\b|^puree in|^paste in|^then\b|^stock\b|^into\b|\bdegrees\b|\bovernight\b|\blined tin\b/i,
      ),
      section('Allergens', 'text', /\ballergens?\b/i),
      section('Keeping', 'text', /^keep\b|\bkeeps\b|\bfreezes\b|\bbetter on\b/i),
    ],
  },
  {
    id: 'lesson',
    called: /\blesson(?: plan)?\b/i,
    title: 'order',
    form: 'text',
    sections: [
      section('Aim', 'text', /^(?:aim|goal|objective)|\bshould be able to\b/i),
      section('Materials', 'list', /^(?:stuff|materials?|(?:you |we )?need|resources|bring|kit)\b/i),
      section('Steps', 'steps', /^(?:steps|starter|main|end|intro)\b|^\d+ minutes \p{L}|, \d+ minutes: /iu),
      section('Extension', 'text', /\bextension\b|\bquick ones\b/i),
    ],
  },
  {
    id: 'workout',
    called:
      /\b(?:workout|circuit|routine|(?:training|fitness) plan|(?:training|rowing|gym|swim|running|practice) session|exercises)\b/i,
    title: 'both',
    form: 'steps',
    sections: [
      section('Warm-up', 'text', /^warm[- ]?up/i),
      section('Cool-down', 'text', /^cool[- ]?down/i),
      section('New starters', 'text', /^(?:new starters|beginners)/i),
    ],
  },
  {
    id: 'itinerary',
    called: /\bitinerary\b/i,
    shape: {
      of: /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: the)? \d{1,2}(?:st|nd|rd|th)?\b[^.;\n]*?\d{1,2}[:.]\d{2}|\bday (?:\d|one|two|three|four|five)\b/giu,
      times: 2,
    },
    title: 'subject',
    form: 'list',
    sections: [
      section('Bring', 'list', /^(?:bring|what to (?:carry|bring|pack|take)|packing)/i),
      section('Costs', 'list', /^(?:costs?|price)/i),
      section('Sign up', 'text', /^sign up|^book/i),
    ],
  },
  {
    id: 'plan',
    called:
      /\b(?:(?:project|content|business|marketing|action) plan(?: part)?|campaign|socials|plan(?= for\b|,|:|\.| pls\b| please\b))\b/i,
    shape: { of: /\b(?:wk|week) ?\d\b/gi, times: 3 },
    title: 'order',
    form: 'list',
    sections: [
      section('Team', 'list', /^(?:team|who does it)/i),
      section('Risk', 'text', /^risks?/i),
      section('Budget', 'text', /^budget/i),
      section('Channels', 'text', /^channels?/i),
      section('Key message', 'text', /^key message/i),
    ],
  },
  {
    id: 'report',
    called:
      /\b(?:(?:(?:monthly|quarterly|annual|weekly|trip) )?report|minutes|meeting notes|review(?= of))\b(?! away)/i,
    title: 'order',
    form: 'list',
    isRows: true,
    sections: [section('Open questions', 'text', /^open\b/i)],
  },
  {
    id: 'faq',
    called: /\b(?:faqs?|q ?(?:&|and) ?a)(?: page| section)?\b/i,
    title: 'both',
    form: 'text',
    sections: [],
  },
  {
    id: 'price-list',
    called: /\bprice list\b|\bprices(?= for)\b|\bmenu(?= for\b)/i,
    title: 'both',
    form: 'list',
    sections: [],
  },
  {
    id: 'programme',
    called: /\b(?:programme|program)(?: sheet)?\b|\b(?:running order|schedule(?= for)|timetable|agenda|line-?up)\b/i,
    title: 'both',
    form: 'list',
    sections: [
      section('Players', 'list', /^players?/i),
      section('Prices', 'list', /^(?:adults?|kids|tickets?|entry)\b/i),
      section('Notes', 'text', /^(?:programme )?notes/i),
    ],
  },
  {
    id: 'letter',
    called: /\b(?:(?:complaint|cover|covering|application|thank you) )?letter\b/i,
    title: 'subject',
    form: 'text',
    sections: [section('Please bring', 'list', /^(?:bring|please bring)/i)],
  },
  {
    id: 'press',
    called: /\bpress (?:release|note|statement)\b|\bfor the press\b/i,
    title: 'subject',
    form: 'text',
    sections: [CONTACT],
  },
  {
    id: 'outline',
    called:
      /\b(?:blog |article )?outline\b(?: for (?:an?|our|my|the) (?:blog|site|book|article)(?: article| post)?\b)?|\b(?:blog(?: post| article)?|article|essay|(?:short|bedtime|ghost|love) story)\b/i,
    title: 'subject',
    form: 'steps',
    sections: [],
  },
  {
    id: 'product',
    called: /\bproduct (?:page|description|text)\b|\b(?:text for (?:our|the) )?shop item\b/i,
    title: 'subject',
    form: 'list',
    sections: [
      section('Sizes', 'list', /^sizes?/i),
      section('Care', 'text', /^(?:washing|care)/i),
      section('In the box', 'list', /^in the box/i),
      section('Price', 'text', /^price/i),
    ],
  },
  {
    id: 'listing',
    called:
      /\b(?:(?:holiday cottage|property|job|house|flat) )?listing(?: text)?\b|\b(?:(?:job|proper|small) )?ad(?= for\b|[:.,]|$| pls\b| please\b)/i,
    shape: {
      of: /\b\d[\d.,]* ?(?:rooms?|bedrooms?|beds?|baths?|m2|m²|sq ?ft|sqm|acres?)(?![\p{L}\d])|\bbuilt \d{4}/giu,
      times: 3,
    },
    title: 'subject',
    form: 'list',
    sections: [section('Price', 'text', /^(?:price|asking|from [£€$])/i), CONTACT],
  },
  {
    id: 'api',
    called: /\bapi (?:page|notes|docs?)\b/i,
    title: 'order',
    form: 'list',
    sections: [],
  },
  {
    id: 'list',
    called:
      /\b(?:checklist|(?:packing|kit|shopping|reading|to-?do) list|list(?= for\b)|(?:house|club|pool|ground) rules|rules(?= for\b)|instructions|how-to(?= for\b| on\b| about\b|:|,))\b/i,
    title: 'both',
    form: 'list',
    isRows: true,
    sections: [],
  },
  {
    id: 'page',
    called:
      /\b(?:(?:poster|flyer|leaflet|brochure)(?: text)?|newsletter|web ?page|about page|page|(?:technical )?document(?:ation)?|doc|(?:travel )?guide|handout)\b/i,
    title: 'subject',
    form: 'list',
    sections: [],
  },
];

/** Ideas that a heading asked for by the user stands for, and what speaks of them; the first that fits counts. */
export const CONCEPTS: [heading: RegExp, words: RegExp, worth?: number][] = [
  [
    /money|costs?|figures|budget|financ|prices?|rates|fees/i,
    /\b(?:bills?|costs?|price|fees?|paid|petrol|lottery|spent|raised|budget|grant|deposit|per month|a head|per person|extra|gross|gets? in free)\b|[£€$]|\b(?:kr|chf|eur|euros?|pounds)\b|^\p{L}[^,:;]*? (?<!\b(?:from|until|till?|to|at|by|in|since) )\d{1,3}(?:\.\d\d)?$/iu,
  ],
  [
    /times?|hours|opening|when|dates/i,
    /\b(?:daily|\p{L}+days?|from \d{1,2}|until \d{1,2}|\d{1,2} to \d{1,2}|\d{1,2}:\d\d|\d+ ?[ap]m)\b/iu,
  ],
  [
    /people|members?|staff|team|who\b/i,
    /\b(?:members?|volunteers?|joined|left \(|passed the exam|colleagues?|apprentices?|staff|helpers|drivers?)\b/i,
  ],
  [
    /decid|decision|agreed|resolved|results?/i,
    /\b(?:goes|go) (?:up|down)\b|\b(?:stays?|moves? to|ordered|agreed|approved|accepted|postponed|elected|all (?:for|in favour)|\d+ for\b|against)\b/i,
    3,
  ],
  [
    /to do|tasks?|actions?|who does|jobs/i,
    /(?:: |- )(?:(?:Ms|Mrs?|Dr)\.? )?\p{Lu}\p{L}+ (?:and \p{Lu}\p{L}+ )?\p{Ll}+s?\b|\b(?:asks|phones|calls|writes|gets|collects|brings|checks|orders|books|sends|prepares|talks)\b/u,
    3,
  ],
  [/numbers?|counts?|attendance/i, /^\d[\d,.]* \p{L}+|^(?:one|two|three|four|five|six) \p{L}+s\b/iu, 1.5],
  [
    /trouble|problems?|incidents?|complaints?|issues|risks?|weak/i,
    /\b(?:complain\p{L}*|broken?|lost|late|damag\p{L}*|stolen|blocked|failed|leak\p{L}*|injur\p{L}*|missing)\b/iu,
  ],
  [
    /next|outlook|coming up|to do/i,
    /^next\b|\bby \d{1,2} \p{Lu}|\b(?:starts?|reopens?|begins?|follows?|planned|due)\b/iu,
  ],
  [/inside|rooms/i, /\b(?:bedrooms?|baths?|furnace|stairs|kitchen|sq ft|heating|loft|boiler)\b/i],
  [/outside|garden/i, /\b(?:roof|lot is|acre|garden|shed|trees|yard|parking)\b/i],
  [/^site|grounds|building/i, /\b(?:roof|shed|fence|gate|path|water butt|hedge|wall|bonfire|paths)\b/i],
  [
    /getting (?:there|around|here)|where|location|transport|directions/i,
    /\b(?:minutes (?:to|from)|metro|bus|tram|station|parking|stop|walk)\b/i,
  ],
  [
    /good to know|notes|please note|rules/i,
    /\b(?:damp|taxes|built|no dogs|no smokers|wellies|cash only|noise|not allowed|allowed|at all times|wear|phones off|must be|must not)\b/i,
  ],
  [
    /tasks|what you'?ll do|duties|your (?:work|job|day)/i,
    /^you(?:'?d|'?ll| will)?\b(?! (?:need|want|have|bring)\b)|^tasks\b/i,
  ],
  [
    /what you need|requirements|profile|you need|ingredients|what we want|who we want|you bring/i,
    /^needs?\b|^(?:we|you) (?:need|want)\b|\blicen[cs]e\b|^must\b|\d+ ?(?:g|ml|kg|tsp|tbsp|l)\b/i,
  ],
  [/method|how to make/i, /\b(?:melt|mix|stir|bake|boil|pour|simmer|fold|whisk|knead|chop|fry|serve|into a)\b/i],
  [/offer|benefits|pay/i, /^we (?:give|offer|pay)\b|\b(?:an hour|gross|salary|lunch|holiday|h\/week)\b|€|£/i],
  [/objective|aims?|goal/i, /\bshould be able to\b|^aim\b/i],
  [
    /resources|materials|equipment|kit|bring|gear/i,
    /^(?:need|stuff|materials|bring|own)\b|\b(?:helmets?|skates|shoes|tools|gloves|hire|to borrow)\b/i,
  ],
  [/lesson|steps|activities|programme/i, /^(?:start|starter|main|end)\b|\bminutes\b/i],
  [/delivery|shipping|postage/i, /\b(?:deliver\p{L}*|ships?|shipping|postage|working days|courier)\b/iu],
  [/care|washing|cleaning/i, /\b(?:wash|rinse|wipe|iron|machine wash)\b|\bdry (?:cloth|flat|open)\b/i],
  [
    /material|made of|fabric/i,
    /\b(?:cotton|wool|leather|linen|nylon|steel|oak|wood|wooden|brass|glass|polyester|silk|felt|walnut|clay|paper|made of)\b/i,
  ],
  [/safety|warnings?/i, /\b(?:never|stop if|careful|danger|only with)\b/i],
  [/contact|book|apply|sign up/i, /@|\b\d{3,} \d{3}|\b(?:ring|call|e-?mail|book at|apply)\b/i],
  [/who needs it|market/i, /\b(?:people live|cycle|customers|survey)\b/i],
  [/who else|competit/i, /\b(?:shops|competitors)\b|\(waits|\(only sells|\bclosing\b/i],
  [/why us/i, /^we\b|\bcompanies asked\b|\bprice per\b/i],
  [/night before/i, /\bovernight\b/i],
  [/what we saw|findings/i, /\bsaw\b|\btalk on\b|suppliers/i],
  [
    /specs|details|measure|dimensions|sizes?/i,
    /\d ?(?:cm|mm|m|kg|g|W|V|l|litres?|inch)\b|\b(?:wide|high|length|holds|weighs|hooks|guarantee|warranty)\b/,
  ],
  [/^fits/i, /^fits\b/i],
  [/hair/i, /^(?:cut|fade|kids|head|hair)/i],
  [/less on|discount|reduced/i, /\b(?:students|over \d\ds|minus)\b/i],
  [/endpoints/i, /^(?:GET|POST|PUT|DELETE)\b/],
];
