import type { Accents } from './table.ts';

/** Left alone, since both are words: e, la, li, da, si, ne, se, te, meta, papa, faro, pero as a tree is rarer than però. */
export const ITALIAN_ACCENTS: Accents = {
  words: `
  accoglierà affidabilità affinché agibilità altresì andrà anziché aprirà attività autenticità avrà babà baccalà bambù benché bensì bignè bontà caffè
  canapè capacità carità celebrità chiuderà cioè città comincerà comodità comunità continuità cosicché costerà così creatività crudeltà curiosità
  densità difficoltà dignità disponibilità dopodiché dovrà durerà effettuerà elettricità entità eternità età falò farà fedeltà felicità fertilità
  festività finché formalità fragilità frappé funzionalità generosità genialità genuinità giacché gilè giovedì gioventù già giù identità immobilità
  inizierà intensità intimità lacchè laggiù lassù lealtà libertà località longevità luminosità lunedì macché martedì maternità maturità mercoledì
  minorità mobilità modalità narghilè nazionalità nobiltà nonché normalità novità obesità oblò offrirà oltreché opportunità originalità ospitalità
  ospiterà parità partirà perché perciò personalità però pietà più poiché popolarità possibilità potrà povertà presenterà priorità professionalità
  profondità proprietà proseguirà prossimità pubblicità puntualità purché può qualità quantità quotidianità ragù rapidità rarità razionalità realtà
  regolarità responsabilità resterà riaprirà rimarrà riprenderà sanità saprà sarò semplicità serietà servirà sicché società solidarietà sostenibilità
  specialità stabilità tiramisù tivù tornerà tranquillità trentatré troverà umidità università utilità varietà velocità venerdì ventitré verità verrà
  virtù visibilità vitalità vivacità volontà vorrà
  `,
  endings: [],
  plain: '',
  phrases: [
    // With a capital it is a name.
    [/(?<!\p{L})sara(?!\p{L})/gu, 'sarà'],
    [/(?<=\p{L})(?:à|è|é|ì|ò|ù)['’](?!\p{L})/gu, (end: string) => end.charAt(0)],
    [/(?<!\p{L})e['’](?=\s)/gu, 'è'],
    [/(?<=^|[.!?]\s|\n)E['’](?=\s)/gu, 'È'],
    [/(?<=(?<!\p{L})(?:c|dov|com|cos|quand|n)['’])e(?!\p{L})/giu, 'è'],
    [/(?<=(?<!\p{L})non )e(?= )/giu, 'è'],
    [/(?<=(?<!\p{L})si )e(?= \p{L}+(?:at|ut|it|es|us|ert|ost|att|ett|ott|int|iunt|olt)[oa](?!\p{L}))/giu, 'è'],
    [/(?<=(?:^|[.,;!?]\s)da \p{L}+ )e(?= (?:con noi|qui|disponibile|apert[oa])(?!\p{L}))/giu, 'è'],
    [/(?<=, )e(?= (?:gratuit|obbligatori|vietat|necessari)[oa](?!\p{L})|(?<=, e) possibile)/giu, 'è'],
    [
      /(?<=(?:^|[.,;:!?]\s+|\n|(?<!\p{L})(?:perché|che|e|ma|se) )(?:(?:la|il|lo|questa|questo|nostra|nostro|tutto) |l['’])(?!(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|pasta) )(?:nostr[oa] )?\p{L}+ (?:(?:di|del|della|dei|per) \p{L}+ )?)e(?= (?:\p{L}+(?:at|ut|it|es|us|ert|ost|att|ett|ott|int)[oa]|gratis|più \p{L}+|liber[oa]|pien[oa]|obbligatori[oa]|necessari[oa]|possibile|disponibile|pront[oa]|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|alle \d|il \d|a \d)(?!\p{L}))/giu,
      'è',
    ],
  ],
};
