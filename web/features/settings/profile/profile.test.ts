import { expect, test } from 'vitest';
import { checkProfile, fieldsOf, isChanged, profileRequest } from './profile.ts';

const maya = fieldsOf({
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  bio: 'Coffee.',
  company: 'Fieldnote',
  jobTitle: 'Founder',
});
const REQUIRED = 'First name, last name, and email are required';

test.each([
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['email', null],
])('SET-10 a profile without %s is refused', (missing, field) => {
  expect(checkProfile({ ...maya, [missing]: '  ' })).toEqual({ field, text: REQUIRED });
});

test('a whole profile is taken, one that says too much is not', () => {
  expect(checkProfile(maya)).toBeNull();
  expect(checkProfile({ ...maya, bio: 'a'.repeat(500) })).toBeNull();
  expect(checkProfile({ ...maya, bio: 'a'.repeat(501) })).toEqual({
    field: 'bio',
    text: 'Your bio can have up to 500 characters',
  });
});

test('what only a session knows fills the form as far as it goes', () => {
  expect(fieldsOf({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    bio: '',
    company: '',
    jobTitle: '',
  });
  expect(fieldsOf(undefined).email).toBe('');
});

test('a change is what differs by more than the blanks around it', () => {
  expect(isChanged(maya, maya)).toBe(false);
  expect(isChanged(maya, { ...maya, company: ' Fieldnote ' })).toBe(false);
  expect(isChanged(maya, { ...maya, company: '' })).toBe(true);
});

test('SET-12 what is sent holds the full name beside its two parts', () => {
  expect(profileRequest({ ...maya, firstName: ' Mia ' }).name).toBe('Mia Okafor');
});
