/** 'Will be | closed | for a wedding', 'haben | geschlossen': what an order says in passing is the news. */
export const CLOSED =
  /(?<!\p{L})((?:(?:will|shall|have to) be|are|is|be|haben|bleib(?:t|en)|ist|sind|estaremos|estamos|está|serons|sommes|est|saremo|siamo|è) )(closed|shut|geschlossen|cerrad[oa]s?|fermée?s?|chius[oi]|fechad[oa]s?)(?=\s+(?:for|on|from|due|because|wegen|am|vom|ab|por|el|del|desde|pour|le|du|dès|per|il|dal|no|em|de)(?!\p{L}))/iu;
