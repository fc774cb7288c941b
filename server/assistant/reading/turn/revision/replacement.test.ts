import { describe, expect, it } from 'vitest';
import { replaceFact } from '../../../revising/facts.ts';
import { correctsDraft, readReplacement } from './replacement.ts';

const YOGA =
  'Yoga in the park, Saturday 21 November 9:30, meet at the east gate, £6 a head. Bring a mat, 12 places, teacher is Priya Nair.';
const PIE = 'Lamb pie is back at the Crown from Wednesday, £11.50 with mash, served 12 to 3. Ask for Becky.';
const JOB =
  "We're hiring two bike mechanics for our workshop in Ghent. 32 hours a week, €17.80 an hour, start 4 January. Write to jobs@pedaal.example by 10 December.";
const BARN =
  'The old barn in Wexley is open for weddings from May. Seats 120, two ovens, parking for 40 cars. Hire is €900 a day. Call Ruth on 01632 960 412.';
const KILN = 'Firing again from 23 November, glaze loads Mondays, bisque Thursdays, £3 a shelf. Dent on the left.';

function corrected(say: string, text: string): string | null {
  const words = readReplacement(say, text);
  const outcome = words ? replaceFact(text, words.from, words.to) : null;
  return outcome && 'text' in outcome ? outcome.text : null;
}

describe('corrections', () => {
  it.each<[text: string, say: string, old: string, fresh: string]>([
    [YOGA, 'wrong, it’s the west gate', 'east gate', 'west gate'],
    [YOGA, 'not the east gate, the north one', 'east gate', 'north gate'],
    [YOGA, 'the gate is the south one', 'east gate', 'south gate'],
    [YOGA, 'actually Tomas Reyes is the teacher', 'Priya Nair', 'Tomas Reyes'],
    [YOGA, 'the teacher is Tomas Reyes', 'Priya Nair', 'Tomas Reyes'],
    [YOGA, '7.20 a head', '£6', '£7.20'],
    [YOGA, 'make that 8 pounds', '£6', '£8'],
    [YOGA, 'it starts at 10', '9:30', '10'],
    [YOGA, 'the time should be 11', '9:30', '11'],
    [YOGA, 'it’s no longer £6 but free', '£6 a head', 'free'],
    [YOGA, 'we meet at the bandstand instead', 'the east gate', 'the bandstand'],
    [YOGA, '14 places, two more joined', '12 places', '14 places'],
    [PIE, 'Becky’s off, ask for Dean', 'Becky', 'Dean'],
    [PIE, 'served till 4', '12 to 3', '12 to 4'],
    [PIE, 'the pub is the Anchor', 'Crown', 'Anchor'],
    [PIE, 'the pub’s the Anchor, not the Crown', 'Crown', 'Anchor'],
    [PIE, 'comes with chips now', 'mash', 'chips'],
    [PIE, '12.50 actually', '£11.50', '£12.50'],
    [JOB, 'start is 11 january', '4 January', '11 January'],
    [JOB, 'deadline is the 15th', '10 December', '15 December'],
    [JOB, 'workshop is in Bruges', 'Ghent', 'Bruges'],
    [JOB, 'three mechanics', 'two', 'three'],
    [BARN, 'it’s the new barn', 'old barn', 'new barn'],
    [BARN, 'call Ann instead', 'Ruth', 'Ann'],
    [BARN, 'room for 50 cars', '40 cars', '50 cars'],
    [BARN, 'we have one oven only', 'two ovens', 'one oven'],
    [BARN, 'I beg your pardon: seats 140', '120', '140'],
    [KILN, 'swap bisque to wednesdays', 'Thursdays', 'Wednesdays'],
    [KILN, 'the dent is on the right', 'on the left', 'on the right'],
  ])('CHAT-111 a correction stands in the place of what it corrects: %s ← %s', (text, say, old, fresh) => {
    expect(corrected(say.replaceAll('’', "'"), text)).toBe(text.replace(old, fresh));
    expect(correctsDraft(say.replaceAll('’', "'"), text)).toBe(true);
  });

  it.each([
    [YOGA, 'bring a towel as well'],
    [YOGA, 'coffee is £2'],
    [YOGA, 'there are 3 prizes'],
    [PIE, 'two dogs came along'],
    [BARN, 'there’s a stage too'],
    [KILN, 'until 6 on fridays too'],
  ])('what aligns with nothing is new: %s ← %s', (text, say) => {
    expect(correctsDraft(say, text)).toBe(false);
  });
});

describe('what is told apart by a sign, a full name, a row of days', () => {
  it.each<[text: string, say: string, old: string, fresh: string]>([
    ['The choir meets in room 12 at 7 pm.', 'room 12b', 'room 12', 'room 12b'],
    ['Boarding at gate B9, bring your pass.', 'sorry, gate B7', 'gate B9', 'gate B7'],
    ['Marta Ruiz joins as head chef.', "it's Marta Ruiz Gil", 'Marta Ruiz', 'Marta Ruiz Gil'],
    ['We are closed 24 to 27 December.', "it's the 23rd to 27th", '24 to 27', '23 to 27'],
    [
      'From 90 lira, closed Sundays.',
      "instead of closed sundays write 'sundays we sleep'",
      'closed Sundays',
      'Sundays we sleep',
    ],
  ])('%s — %s', (text, say, old, fresh) => {
    expect(corrected(say, text)).toBe(text.replace(old, fresh));
  });
});
