const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: [number, string][] = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
];
const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function below1000(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? ` ${SMALL[value % 10]}` : ''}`;
  return `${SMALL[Math.floor(value / 100)]} hundred${value % 100 ? ` and ${below1000(value % 100)}` : ''}`;
}

/** A whole number in words; beyond trillions its digits one by one. */
export function cardinal(value: number): string {
  if (value >= 1e15) return [...String(BigInt(Math.round(value)))].map((digit) => SMALL[Number(digit)]).join(' ');
  for (const [scale, name] of SCALES)
    if (value >= scale) {
      const rest = value % scale;
      const link = rest === 0 ? '' : rest < 100 ? ' and ' : ' ';
      return `${cardinal(Math.floor(value / scale))} ${name}${link}${rest === 0 ? '' : cardinal(rest)}`;
    }
  return below1000(value);
}

/** 'third', 'twenty first'. */
export function ordinal(value: number): string {
  const words = cardinal(value).split(' ');
  const last = words.pop() ?? '';
  const turned = IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, turned].join(' ');
}

/** A year as it is said: 'twenty twenty six', 'nineteen oh five', 'two thousand'. */
export function year(value: number): string {
  const [high, low] = [Math.floor(value / 100), value % 100];
  if (value >= 2000 && value < 2010) return cardinal(value);
  if (low === 0) return `${cardinal(high)} hundred`;
  return `${cardinal(high)} ${low < 10 ? `oh ${cardinal(low)}` : cardinal(low)}`;
}

/** A number with its thousands marks and decimals in words. */
export function spokenNumber(text: string): string {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  const [whole = '0', decimals] = plain.split('.');
  // A number that opens with a zero is a code: its digits are read.
  if (/^0\d/.test(whole)) return [...whole].map((digit) => SMALL[Number(digit)]).join(' ');
  const said = cardinal(Number(whole));
  return decimals ? `${said} point ${[...decimals].map((digit) => SMALL[Number(digit)]).join(' ')}` : said;
}
