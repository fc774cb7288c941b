import { hashtagsFor } from '../hashtags.ts';
import { splitItems } from '../labels.ts';
import { capital, lowerFirst, sentence, withoutStop } from '../mend.ts';
import { bareOf } from '../slots.ts';
import { type Document, type DocumentContext, labelReader, list, section, text, toFill } from './model.ts';

/** A property listing that begins with what makes the place worth a visit. */
export function writeListing(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const [kind = 'property', ...extras] = splitItems(labels.get(/^type$/)?.value ?? bareOf(brief.subject ?? 'property'));
  const address =
    labels.get(/^(?:address|location|where|place)$/)?.value ??
    brief.mentioned.where?.replace(/^(?:at|in) /i, '') ??
    null;
  const price = labels.get(/^(?:price|rent|cost)$/)?.value ?? brief.mentioned.price;
  const features =
    labels.get(/^(?:features?|highlights?|details?|rooms?)/)?.items ??
    [...extras, ...brief.points.flatMap(splitItems)].filter((one) => one !== price);
  const nearby = labels.get(/^(?:nearby|neighbou?rhood|area)/)?.value ?? null;
  const viewings = labels.get(/^(?:viewings?|contact|book(?:ing)?|phone)/)?.value ?? null;
  const rest = labels.rest();
  const size = rest.find(({ label }) => label === 'size');
  const home = kind.replace(/\s+(?:for sale|to let|for rent|to rent)$/i, '');
  const status = /\b(for sale|to let|for rent|to rent)\b/i.exec(kind)?.[1];
  const placed = address !== null && kind.includes(address);
  const at = address && !placed ? ` at ${address}` : '';
  const lead =
    choose.pick(
      [
        features[0]
          ? `A ${home} with a ${lowerFirst(withoutStop(features[0]).replace(/^an? /i, ''))}.`
          : `A ${home}${at}.`,
        features[1]
          ? `${capital(withoutStop(features[1]))}, ${lowerFirst(withoutStop(features[0] ?? ''))}: this ${home} is worth a visit.`
          : `This ${home}${at} is worth a visit.`,
        `Come and see this ${home}${at}.`,
      ],
      'lead',
    ) ?? '';
  const safeLead =
    features[0] && /s$/.test(features[0].split(' ')[0] ?? '') && lead.startsWith(`A ${home} with a`)
      ? `Come and see this ${home}${at}.`
      : lead;
  const facts = [
    ...(address ? [`Address: ${address}`] : []),
    ...(price ? [`Price: ${price}`] : []),
    ...rest.map(({ label, given: fact }) => `${capital(label)}: ${fact.value}`),
  ];
  const missing = features.length === 0 && brief.statements.length === 0;
  return {
    title: capital(address && !placed ? `${home}${status ? ` ${status}` : ''}, ${address}` : kind),
    sections: [
      ...section(null, text(safeLead, ...brief.statements, size ? `It offers ${withoutStop(size.given.value)}` : null)),
      ...section(
        'What you will find',
        features.length > 0
          ? list(features)
          : missing
            ? toFill('rooms, light, garden, condition: what a visitor notices first')
            : [],
      ),
      ...section('Around the corner', text(nearby)),
      ...section('The facts', list(facts)),
      ...section('Viewings', viewings ? text(viewings) : toFill('how and when people can see it')),
    ],
    post: {
      hook:
        address && !placed && choose.pick([true, false], 'hook')
          ? `${capital(home)}${status ? ` ${status}` : ''}: ${address}.`
          : safeLead,
      lines: [...brief.statements, price ? `Price: ${price}${size ? `, ${size.given.value}` : ''}.` : ''].filter(
        Boolean,
      ),
      points: features,
      call: viewings ? sentence(`Viewings: ${lowerFirst(viewings)}`) : 'Interested? Send us a message.',
      tags: hashtagsFor(
        { ...brief, subject: null },
        brand,
        [/rent|let|a month|per month/i.test(`${status} ${price}`) ? 'ForRent' : 'ForSale', 'RealEstate', 'NewListing'],
        style.hashtags,
      ),
    },
    question: missing
      ? 'What should buyers know: rooms, size, condition, garden, price?'
      : viewings
        ? null
        : 'When can people come to see it?',
  };
}
