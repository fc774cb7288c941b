import type { OtherLanguage } from '../../../domain/languages.ts';
import { OWN_NOUN, PLATFORM_NAME } from '../../lib/platform-words.ts';
import { mend } from './mending/mend.ts';
import { pattern } from './patterns.ts';

/** How a topic alone is named in each language, and the question that it is answered with. */
interface TopicQuestion {
  /** An order for a text and the word that leads to its topic. */
  order: string;
  about: string;
  generic: string;
  question: (topic: string) => string;
  /** Whose is ours to the writer is yours to the assistant. */
  yours: [RegExp, string][];
}

const ASKING: Record<OtherLanguage, TopicQuestion> = {
  de: {
    order: `(?:(?:bitte|schreib\\p{L}*|mach\\p{L}*|poste?|brauche?n?|ich|wir|mir|uns|mal|doch|noch|kurz)[ ,]+)*(?:etwas|was|irgendwas|(?:eine?n?|den|nen?)? ?(?:kurzen? |kleinen? )?(?:post|beitrag|text|${OWN_NOUN}|story|caption))`,
    about: 'über|zu|zum|zur|für|von|vom',
    generic: 'Worum soll es in dem Beitrag gehen?',
    question: (topic) => `Was soll der Beitrag ${topic} sagen?`,
    yours: [[/(?<!\p{L})(unser|mein)(?=(?:e[nmrs]?)?(?!\p{L}))/giu, 'dein']],
  },
  es: {
    order:
      '(?:(?:por favor|escribe|escríbeme|haz|hazme|pon|publica|necesito|quiero)[ ,]+)*(?:algo|(?:un|una|el)? ?(?:post|publicación|texto|tuit|historia)(?: corto| corta)?)',
    about: 'sobre|acerca de|para|de|del',
    generic: '¿De qué debe tratar la publicación?',
    question: (topic) => `¿Qué debe contar la publicación ${topic}?`,
    yours: [
      [/(?<!\p{L})(?:nuestr[oa]|mi)(?!\p{L})/giu, 'tu'],
      [/(?<!\p{L})(?:nuestr[oa]s|mis)(?!\p{L})/giu, 'tus'],
    ],
  },
  fr: {
    order: `(?:(?:s['’]il te plaît|stp|svp|écris|écris-moi|fais|fais-moi|publie|je veux|il me faut)[ ,]+)*(?:quelque chose|un truc|(?:un|une|le)? ?(?:petit )?(?:post|publication|texte|${OWN_NOUN}|story)(?: court)?)`,
    about: 'sur|pour|à propos de|au sujet de|de|du',
    generic: 'De quoi doit parler le post ?',
    question: (topic) => `Que doit dire le post ${topic} ?`,
    yours: [
      [/(?<!\p{L})(?:notre|mon|ma)(?!\p{L})/giu, 'votre'],
      [/(?<!\p{L})(?:nos|mes)(?!\p{L})/giu, 'vos'],
    ],
  },
  pt: {
    order: `(?:(?:por favor|escreve|escreva|faz|faça|põe|publica|preciso de|quero)[ ,]+)*(?:algo|qualquer coisa|alguma coisa|(?:um|uma|o)? ?(?:post|publicação|texto|${OWN_NOUN}|story)(?: curto| curta)?)`,
    about: 'sobre|acerca d[eoa]s?|para|d[eoa]s?',
    generic: 'Sobre o que deve ser o post?',
    question: (topic) => `O que deve dizer o post ${topic}?`,
    yours: [
      [/(?<!\p{L})(?:nosso|meu)(?!\p{L})/giu, 'seu'],
      [/(?<!\p{L})(?:nossa|minha)(?!\p{L})/giu, 'sua'],
      [/(?<!\p{L})(?:nossos|meus)(?!\p{L})/giu, 'seus'],
      [/(?<!\p{L})(?:nossas|minhas)(?!\p{L})/giu, 'suas'],
    ],
  },
  it: {
    order: `(?:(?:per favore|scrivi|scrivimi|fai|fammi|metti|pubblica|mi serve|vorrei)[ ,]+)*(?:qualcosa|(?:un|una|il)? ?(?:post|pubblicazione|testo|${OWN_NOUN}|storia)(?: breve)?)`,
    about: "su|sul|sulla|sullo|sui|sugli|sulle|sull['’]|per|per il|per la|di|del|della",
    generic: 'Di cosa deve parlare il post?',
    question: (topic) => `Che cosa deve dire il post ${topic}?`,
    yours: [
      [/(?<!\p{L})(?:nostro|mio)(?!\p{L})/giu, 'tuo'],
      [/(?<!\p{L})(?:nostra|mia)(?!\p{L})/giu, 'tua'],
      [/(?<!\p{L})(?:nostri|miei)(?!\p{L})/giu, 'tuoi'],
      [/(?<!\p{L})(?:nostre|mie)(?!\p{L})/giu, 'tue'],
    ],
  },
};

/** A topic: few words, no figure, and nothing that is told of it. */
const TOPIC = "(\\p{L}[\\p{L}'’-]*(?: [\\p{L}'’-]+){0,5}?)";
const TELLS =
  /(?<!\p{L})(?:ist|sind|war|hat|haben|wird|gibt|dass|weil|est|sont|était|qui|está|están|son|hay|tiene|que|é|são|tem|há|è|sono|che|ha)(?!\p{L})/iu;
const COURTESY = '(?:[ ,]+(?:bitte|danke|por favor|gracias|stp|svp|merci|obrigad[oa]|per favore|grazie))*[ .!?]*';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The question about a topic that somebody named and told nothing of; null for every other message. */
export function topicQuestion(message: string, language: OtherLanguage): string | null {
  const { order, about, question, yours } = ASKING[language];
  const place = `(?: (?:für|auf|para|en|pour|sur|per|su|no) ${PLATFORM_NAME})?`;
  const found = pattern(`^\\s*${order}${place} (${about})(?:(?<=['’])| )${TOPIC}${place}${COURTESY}$`, 'iu').exec(
    message,
  );
  const [, lead = '', topic = ''] = found ?? [];
  if (topic === '' || TELLS.test(topic) || pattern(`^${PLATFORM_NAME}$`, 'iu').test(topic)) return null;
  const turned = yours.reduce((text, [ours, your]) => text.replace(ours, your), topic);
  const apart = /['’]$/.test(lead) ? '' : ' ';
  return question(lower(mend(`${lead}${apart}${turned}`, { language, verbatim: false, said: message })));
}

/** What to ask where nothing is named either. */
export const genericQuestion = (language: OtherLanguage) => ASKING[language].generic;
