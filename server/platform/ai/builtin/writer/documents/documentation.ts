import { hashtagsFor } from '../hashtags.ts';
import { capital, sentence, withoutStop } from '../mend.ts';
import {
  type Block,
  type Document,
  type DocumentContext,
  type Given,
  given,
  labelReader,
  pairs,
  remaining,
  section,
  text,
  toFill,
} from './model.ts';

const COMMAND =
  /^(?:`.*`|(?:\$ )?(?:npm|npx|yarn|pnpm|pip|brew|apt(?:-get)?|docker|git|curl|cargo|go|make|node|python3?)\s.*|[a-z][\w./-]*(?: .*)?(?:--?\w).*|(?:GET|POST|PUT|PATCH|DELETE) \/.*|.*[{}();].*)$/s;

/** A command as code, anything else as text. */
function codeOr(fact: Given | null): Block[] {
  if (!fact) return [];
  return COMMAND.test(fact.value) ? [{ kind: 'code', text: fact.value.replace(/^`|`$/g, '') }] : given(fact);
}

/** Technical documentation: what it is, how to install and use it, and what to do when it fails. */
export function writeDocumentation(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const [rawName = 'the tool', ...about] = withoutStop(
    brief.request.rest.split('\n')[0]?.split(/\. /)[0] || brief.subject || 'the tool',
  ).split(/,\s+(?=an?\s|the\s|our\s)/);
  const name = rawName.replace(/^(?:our|the) /i, '');
  const audience = labels.get(/^(?:audience|target)/);
  const purpose = labels.get(/^(?:purpose|what|idea|product)/);
  const requirements = labels.get(/^(?:requirements?|prerequisites)/);
  const install = labels.get(/^(?:install|setup)/);
  const usage = labels.get(/^(?:usage|use|commands?|quick start)/);
  const options = labels.get(/^(?:options?|parameters?|flags|settings)/);
  const endpoints = labels.get(/^endpoints?/);
  const example = labels.get(/^examples?/);
  const trouble = labels.get(/^(?:troubleshooting|errors?|faq|problems?)/);
  const support = labels.get(/^(?:support|contact|help)/);
  const what = about.length > 0 ? `${/^[a-z]/.test(name) ? `\`${name}\`` : name} is ${about.join(', ')}` : null;
  return {
    title: name,
    sections: [
      ...section(
        'Overview',
        text(
          what,
          purpose?.value,
          ...brief.sentences,
          audience ? `This document is for ${withoutStop(audience.value)}` : null,
        ),
        what || purpose || brief.sentences.length > 0 ? [] : toFill(`what ${name} does, in two sentences`),
      ),
      ...section('Requirements', given(requirements)),
      ...section('Installation', install ? codeOr(install) : toFill('the command or the steps to install it')),
      ...section(
        'Usage',
        usage ? codeOr(usage) : endpoints ? [] : toFill('the simplest call that does something useful'),
      ),
      ...section('Endpoints', endpoints ? pairs(endpoints.items, ['Endpoint', 'What it does'], true) : []),
      ...section('Options', options ? pairs(options.items, ['Option', 'What it does'], true) : []),
      ...section('Example', codeOr(example)),
      ...section('Troubleshooting', trouble ? pairs(trouble.items, ['Message', 'What to do']) : []),
      ...remaining(labels.rest()),
      ...section('Support', given(support)),
    ],
    post: {
      hook:
        choose.pick(
          [what ? sentence(what) : `The documentation of ${name} is ready.`, `How ${name} works, on one page.`],
          'hook',
        ) ?? '',
      lines: [
        install && COMMAND.test(install.value) ? `Install it: ${install.value}` : '',
        usage && COMMAND.test(usage.value) ? `Run it: ${usage.value}` : '',
        purpose ? sentence(purpose.value) : '',
      ].filter(Boolean),
      points: (options?.items ?? endpoints?.items ?? []).map((item) => capital(item)),
      call: choose.pick(['What would you use it for?', 'Try it and tell us what is missing.'], 'call') ?? '',
      tags: hashtagsFor({ ...brief, subject: null }, brand, ['Documentation', 'DeveloperTools'], style.hashtags),
    },
    question: install && usage ? null : `How is ${name} installed, and what does the simplest call look like?`,
  };
}
