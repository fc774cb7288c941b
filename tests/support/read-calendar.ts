export interface CalendarEntry {
  [property: string]: string;
}

/** Reads an iCalendar text strictly: throws where RFC 5545 is not kept. */
export function readCalendar(text: string): { properties: CalendarEntry; events: CalendarEntry[] } {
  if (!text.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('Lines end with CRLF alone');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 octets: ${line}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
    if (/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(line)) throw new Error(`A control character: ${line}`);
  }
  const lines: string[] = [];
  for (const line of physical) {
    if (line.startsWith(' ')) lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
    else lines.push(line);
  }
  if (lines.shift() !== 'BEGIN:VCALENDAR' || lines.pop() !== 'END:VCALENDAR') throw new Error('This is no calendar');
  const [properties, events]: [CalendarEntry, CalendarEntry[]] = [{}, []];
  let event: CalendarEntry | null = null;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    if (name === '') throw new Error(`Not a property: ${line}`);
    if (line === 'BEGIN:VEVENT' && !event) event = {};
    else if (line === 'END:VEVENT' && event) {
      for (const needed of ['UID', 'DTSTAMP', 'DTSTART']) if (!event[needed]) throw new Error(`No ${needed}`);
      events.push(event);
      event = null;
    } else (event ?? properties)[name] = unescaped(name, value);
  }
  if (event) throw new Error('An event does not end');
  if (new Set(events.map(({ UID }) => UID)).size < events.length) throw new Error('A UID comes twice');
  return { properties, events };
}

function unescaped(name: string, value: string): string {
  if (name.startsWith('DT') && !/^\d{8}T\d{6}Z$/.test(value)) throw new Error(`Not a moment: ${value}`);
  if (['UID', 'URL', 'DTSTART', 'DTEND', 'DTSTAMP'].includes(name)) return value;
  if (/\\(?![\\;,nN])/.test(value.replaceAll('\\\\', ''))) throw new Error(`A wrong escape: ${value}`);
  return value.replaceAll(/\\(.)/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}
