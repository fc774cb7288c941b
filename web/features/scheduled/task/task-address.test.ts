import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './task-address.ts';

test('MONTH-10 an address says view, order and filters, and is read again as it was written', () => {
  const query = new URLSearchParams(
    'view=list&sort=-name&q=rye+bread&platform=twitter&status=failed&posting=ready&label=a1',
  );
  const shown = readAddress(query, 'kanban');
  expect(shown).toEqual({
    view: 'list',
    sort: '-name',
    span: 'month',
    day: null,
    filters: { search: 'rye bread', platform: 'twitter', status: 'failed', posting: 'ready', label: 'a1' },
  });
  expect(readAddress(writeAddress(new URLSearchParams(), shown, 'kanban'), 'kanban')).toEqual(shown);
});

test('MONTH-81 the calendar’s stretch of time stands in its address, and only there', () => {
  const query = new URLSearchParams('view=calendar&span=week&day=2028-02-29');
  const shown = readAddress(query, 'kanban');
  expect(shown).toMatchObject({ view: 'calendar', span: 'week', day: '2028-02-29' });
  expect(writeAddress(new URLSearchParams(), shown, 'kanban').toString()).toBe(query.toString());
  expect(writeAddress(query, { ...shown, view: 'list' }, 'kanban').toString()).toBe('view=list');
  for (const day of ['2027-02-29', '2027-13-01', 'today', ''])
    expect(readAddress(new URLSearchParams({ view: 'calendar', span: 'decade', day }), 'kanban')).toMatchObject({
      span: 'month',
      day: null,
    });
});

test('MONTH-10 what is as usual is left out, what nobody knows is passed over, what belongs to others stays', () => {
  const strange = new URLSearchParams('view=globe&sort=luck&platform=myspace&status=paused&tab=tasks');
  const shown = readAddress(strange, 'agenda');
  expect(shown).toMatchObject({ view: 'agenda', sort: 'next', filters: { platform: 'all', status: 'all' } });
  expect(writeAddress(strange, shown, 'agenda').toString()).toBe('tab=tasks');
  expect(writeAddress(strange, shown, 'kanban').toString()).toBe('view=agenda&tab=tasks');
});
