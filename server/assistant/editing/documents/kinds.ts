import type { Form } from './points.ts';

/** A kind of document: how people call it, what its title is made of, under which headings its lists and steps stand. */
export interface DocumentKind {
  id: string;
  called: RegExp;
  /** What its matter is made of, so many times that it is one whatever it is called. */
  shape?: { of: RegExp; times: number };
  /** Its title: what it is about, 'Lesson plan: fractions', or 'Kiln hire: FAQ'. */
  title: 'subject' | 'order' | 'both';
  /** What a list or its steps are called where nobody has called them anything. */
  headings: Partial<Record<Form, string>>;
}

export const DOCUMENT_KINDS: DocumentKind[] = [
  {
    id: 'readme',
    called: /\breadme(?:\.md)?\b/i,
    title: 'subject',
    headings: {},
  },
  {
    id: 'recipe',
    called: /\b(?:recipe(?: card)?|cookbook)\b/i,
    shape: { of: /\b\d+(?:[.,]\d+)? ?(?:g|kg|ml|l|tbsp|tsp|cups?|oz)\b/gi, times: 4 },
    title: 'subject',
    headings: { list: 'Ingredients', steps: 'Method' },
  },
  {
    id: 'lesson',
    called: /\blesson(?: plan)?\b/i,
    title: 'order',
    headings: { list: 'Materials', steps: 'Steps' },
  },
  {
    id: 'workout',
    called:
      /\b(?:workout|circuit|routine|(?:training|fitness) plan|(?:training|rowing|gym|swim|running|practice) session|exercises)\b/i,
    title: 'both',
    headings: {},
  },
  {
    id: 'itinerary',
    called: /\bitinerary\b/i,
    shape: {
      of: /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: the)? \d{1,2}(?:st|nd|rd|th)?\b[^.;\n]*?\d{1,2}[:.]\d{2}|\bday (?:\d|one|two|three|four|five)\b/giu,
      times: 2,
    },
    title: 'subject',
    headings: {},
  },
  {
    id: 'plan',
    called:
      /\b(?:(?:project|content|business|marketing|action) plan(?: part)?|campaign|socials|plan(?= for\b|,|:|\.| pls\b| please\b))\b/i,
    shape: { of: /\b(?:wk|week) ?\d\b/gi, times: 3 },
    title: 'order',
    headings: {},
  },
  {
    id: 'report',
    called:
      /\b(?:(?:(?:monthly|quarterly|annual|weekly|trip) )?report|minutes|meeting notes|review(?= of))\b(?! away)/i,
    title: 'order',
    headings: {},
  },
  {
    id: 'faq',
    called: /\b(?:faqs?|q ?(?:&|and) ?a)(?: page| section)?\b/i,
    title: 'both',
    headings: {},
  },
  {
    id: 'price-list',
    called: /\bprice list\b|\bprices(?= for)\b|\bmenu(?= for\b)/i,
    title: 'both',
    headings: {},
  },
  {
    id: 'programme',
    called: /\b(?:programme|program)(?: sheet)?\b|\b(?:running order|schedule(?= for)|timetable|agenda|line-?up)\b/i,
    title: 'both',
    headings: {},
  },
  {
    id: 'letter',
    called: /\b(?:(?:complaint|cover|covering|application|thank you) )?letter\b/i,
    title: 'subject',
    headings: {},
  },
  {
    id: 'press',
    called: /\bpress (?:release|note|statement)\b|\bfor the press\b/i,
    title: 'subject',
    headings: {},
  },
  {
    id: 'outline',
    called:
      /\b(?:blog |article )?outline\b(?: for (?:an?|our|my|the) (?:blog|site|book|article)(?: article| post)?\b)?|\b(?:blog(?: post| article)?|article|essay|(?:short|bedtime|ghost|love) story)\b/i,
    title: 'subject',
    headings: {},
  },
  {
    id: 'product',
    called: /\bproduct (?:page|description|text)\b|\b(?:text for (?:our|the) )?shop item\b/i,
    title: 'subject',
    headings: {},
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
    headings: {},
  },
  {
    id: 'api',
    called: /\bapi (?:page|notes|docs?)\b/i,
    title: 'order',
    headings: {},
  },
  {
    id: 'list',
    called:
      /\b(?:checklist|(?:packing|kit|shopping|reading|to-?do) list|list(?= for\b)|(?:house|club|pool|ground) rules|rules(?= for\b)|instructions|how-to(?= for\b| on\b| about\b|:|,))\b/i,
    title: 'both',
    headings: {},
  },
  {
    id: 'page',
    called:
      /\b(?:(?:poster|flyer|leaflet|brochure)(?: text)?|newsletter|web ?page|about page|page|(?:technical )?document(?:ation)?|doc|(?:travel )?guide|handout)\b/i,
    title: 'subject',
    headings: {},
  },
];
