import { hashtagsFor } from '../hashtags.ts';
import { splitItems } from '../labels.ts';
import { capital, lowerFirst, withoutStop } from '../mend.ts';
import { bareOf } from '../slots.ts';
import { isPlural } from '../tagger.ts';
import {
  type Document,
  type DocumentContext,
  labelReader,
  list,
  type Section,
  section,
  text,
  toFill,
} from './model.ts';
import { titleOf } from './title.ts';

/** A product page, an email and a caption from one list of facts. */
export function writeProductPage(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const [product = 'our product', ...extras] = splitItems(
    labels.get(/^(?:product|name)$/)?.value ??
      titleOf(brief) ??
      bareOf(brief.subject ?? 'our product').replace(/^new product$/, 'our product'),
  );
  const price = labels.get(/^prices?$/)?.value ?? brief.mentioned.price;
  const features =
    labels.get(/^(?:features?|benefits?|details?|specs?)/)?.items ??
    [...extras, ...brief.points].filter((one) => one !== price);
  const audience = labels.get(/^(?:audience|target)/)?.value ?? brief.wishes.audience;
  const rest = labels.rest();
  const many = isPlural(product, brief.grammar);
  const the = /^(?:our|the|a|an) /i.test(product) ? product : `the ${product}`;
  const material = rest.find(({ label }) => label.startsWith('material'));
  const leads = choose.order(
    [
      audience ? `Made for ${withoutStop(audience)}: ${the}.` : `Meet ${the}.`,
      `Meet ${the}${material ? `, made of ${withoutStop(material.given.value)}` : ''}.`,
      `${capital(the)}${brand.name ? ` by ${brand.name}` : ''}.`,
    ],
    'lead',
  );
  const [lead = `Meet ${the}.`, second = lead, third = lead] = [...new Set(leads)];
  const facts = [
    ...(price ? [`Price: ${price}`] : []),
    ...rest.map(({ label, given: fact }) => `${capital(label)}: ${fact.value}`),
  ];
  const missing = features.length === 0 && brief.statements.length === 0;
  const wants = (word: RegExp) =>
    word.test(brief.request.form) || word.test(brief.request.rest) || /suite/i.test(brief.text);
  const email: Section[] = wants(/e-?mail|newsletter/i)
    ? section(
        'Email',
        [
          {
            kind: 'text',
            text: `**Subject:** ${choose.pick([`${capital(product)}: now in our shop`, `Meet ${the}`, `${capital(the)} ${many ? 'are' : 'is'} here`], 'subject')}`,
          },
        ],
        text(second, ...brief.statements),
        list(features),
        text(
          price ? `${capital(the)} ${many ? 'cost' : 'costs'} ${price}` : null,
          ...rest
            .filter(({ label }) => /^(?:delivery|shipping|warranty|guarantee)/.test(label))
            .map(({ label, given: fact }) => `${capital(label)}: ${lowerFirst(fact.value)}`),
          'Questions? Just reply to this email',
        ),
        text(brand.name ? `Your team at ${brand.name}` : null).map((block) =>
          block.kind === 'text' ? { ...block, text: withoutStop(block.text) } : block,
        ),
      )
    : [];
  const caption = [third, ...features.slice(0, 2), price].filter(
    (one): one is string => Boolean(one) && one !== features[0]?.concat('.'),
  );
  const tags = hashtagsFor({ ...brief, subject: product }, brand, [], Math.max(style.hashtags, 0));
  return {
    title: capital(bareOf(product)),
    sections: [
      ...section(null, text(lead, ...brief.statements)),
      ...section(
        'What makes it special',
        features.length > 0 ? list(features) : missing ? toFill('three things that set it apart') : [],
      ),
      ...section('At a glance', list(facts)),
      ...email,
      ...(wants(/caption|social|post/i)
        ? section(
            'Social caption',
            text(...caption),
            tags.length > 0 ? [{ kind: 'text', text: tags.slice(0, 4).join(' ') }] : [],
          )
        : []),
    ],
    post: {
      hook: lead,
      lines: [...brief.statements, price ? `Price: ${price}` : ''].filter(Boolean),
      points: features,
      call:
        choose.pick(
          [
            'Which one would you choose?',
            'Questions? Ask us, we are happy to help.',
            'Take a closer look and tell us what you think.',
          ].slice(rest.some(({ label }) => /^colou?rs|sizes/.test(label)) ? 0 : 1),
          'call',
        ) ?? '',
      tags,
    },
    question: missing ? `What makes ${the} special? Two or three facts are enough.` : null,
  };
}
