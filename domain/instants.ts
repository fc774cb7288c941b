import * as z from 'zod/mini';

const WITH_ZONE = 'Please give a date and time with its zone, e.g. 2027-01-31T09:00:00Z';
/** Beyond them an instant has a year that databases and calendars write differently. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** PostgreSQL reads no offset of sixteen hours or more, and no zone on earth has one. */
const READABLE_OFFSET = /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/;

/** An instant with its offset, of a year with four digits in UTC; a wall time without a zone is refused. */
export const instantSchema = z.iso.datetime({ offset: true, error: WITH_ZONE }).check(
  z.refine((text) => READABLE_OFFSET.test(text), WITH_ZONE),
  z.refine(
    (text) => Date.parse(text) >= FIRST && Date.parse(text) <= LAST,
    'Please give a date between the years 1 and 9999',
  ),
);
