import { expect, test } from 'vitest';
import { buildSession } from '../../testing/factories';
import { isAdmin, session } from './session';

test('a stored session is restored whole [S3.5]', () => {
  const stored = buildSession();
  localStorage.setItem('auth', JSON.stringify(stored));
  expect(session.get()).toEqual(stored);
});

test.each(['', '{', '{"user":null,"token":""}', '{"user":{"name":"Ada"},"token":"t"}'])(
  'a broken entry (%s) means signed out',
  (text) => {
    localStorage.setItem('auth', text);
    expect(session.get()).toBeNull();
  },
);

test('role 1 is an administrator, anyone else is not [S9.1]', () => {
  expect(isAdmin(buildSession({ role: 1 }))).toBe(true);
  expect(isAdmin(buildSession({ role: 0 }))).toBe(false);
  expect(isAdmin(null)).toBe(false);
});
