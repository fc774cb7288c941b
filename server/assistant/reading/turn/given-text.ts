const LEAD =
  /\b(?:(?:change|replace|swap|switch|set) (?:the |its |all (?:the )?)?(?:words?|wording|text|copy|content|caption|post|message|it)(?: .{0,20})? (?:to|with|by|for|into)(?: that| this)?|(?:it|that|this|the text|the post|one|ones|they|should|to)? ?(?:should |to |must |has to |needs to )?(?:say|says|said|read|reads|rather read)(?: this| that)?|make (?:the|its) (?:text|wording|words|caption)|use (?:my|this|the following) (?:text|words|version|wording)(?: instead)?|(?:new|my) text(?: is)?|here'?s (?:the|my) (?:new )?text|this instead|rather it read)\s*:\s*([\s\S]+)$/i;
const QUOTED =
  /\b(?:say|says|read|reads|text|words|wording|instead|with|to|it)\b[^"“„«']{0,12}(?:["“„«]([^"”“»]+)["”“»]|(?<=\s|:)'([^']{6,})')\s*[.!]?$/i;
const WHOLE = /\b(?:instead|replace|change|should (?:say|read)|use my|rather it read|text)\b/i;

/** The whole text that a message gives in place of another ('change the words to: …'), or null. */
export function givenText(say: string): string | null {
  const lead = LEAD.exec(say);
  if (lead?.[1]) return lead[1].trim().replace(/^["“„«]([^"”“»]*)["”“»]$/, '$1');
  const quoted = QUOTED.exec(say);
  const text = quoted?.[1] ?? quoted?.[2];
  return text && WHOLE.test(say.slice(0, quoted?.index ?? 0) + (quoted?.[0] ?? '')) && text.split(' ').length > 3
    ? text.trim()
    : null;
}
