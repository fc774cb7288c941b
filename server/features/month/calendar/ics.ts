/** One entry of a calendar. */
export interface IcsEvent {
  /** The same for the same thing, however often the calendar is read. */
  uid: string;
  start: Date;
  /** When it came to be as it is, and how often it was changed until then. */
  modified: Date;
  sequence: number;
  summary: string;
  description: string;
  status: 'CONFIRMED' | 'TENTATIVE';
  url: string;
  categories: string[];
}

const LINE_OCTETS = 75;
const LENGTH_MS = 30 * 60_000;

/** Events as an iCalendar text (RFC 5545) of a moment: all in UTC, so that no reader's idea of a zone moves them. */
export function icsOf(name: string, events: Iterable<IcsEvent>, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fanfare//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  for (const event of events) lines.push(...linesOf(event, now));
  lines.push('END:VCALENDAR');
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function linesOf(event: IcsEvent, now: Date): string[] {
  const { uid, start, modified, sequence, summary, description, status, url, categories } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // In a calendar that names a method it is the moment of the calendar, not of the entry (section 3.8.7.2).
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(modified)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + LENGTH_MS))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${status}`,
    // A post takes nobody's time.
    'TRANSP:TRANSPARENT',
    `URL:${url}`,
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escaped).join(',')}`] : []),
    'END:VEVENT',
  ];
}

/** '20261120T083000Z'. */
export function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // No control characters but tabs may stand in a calendar.
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** A line in pieces of at most 75 octets, each but the first behind a space; no character is cut in two. */
function folded(line: string): string {
  if (line.length * 3 <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
