import { beforeEach, expect, test } from 'vitest';
import { draftsInMemory } from '../../lib/storage/drafts';
import { forgetEverybody } from '../../lib/storage/forget-everybody';
import { ApiError } from '../../lib/http/api-error';
import { session } from '../../lib/session/session';
import { buildSession } from '../../testing/factories';
import { keptCreationKey } from '../forms/use-creation-key';

beforeEach(() => session.set(buildSession()));

/** What a reload leaves. */
const reload = () => draftsInMemory.clear();
const begin = (call = 'parcel 1') => keptCreationKey(call).begin();

test('a call without an answer has the same key after a reload, and each call its own', () => {
  const key = begin();
  reload();
  expect(begin()).toBe(key);
  expect(begin('parcel 2')).not.toBe(key);
});

test('the key is gone once the outcome is known, or another call may have had it', () => {
  const key = begin();
  keptCreationKey('parcel 1').end();
  const next = begin();
  expect(next).not.toBe(key);
  const { refused } = keptCreationKey('parcel 1');
  refused(new ApiError({ status: 400 }));
  expect(begin()).toBe(next);
  refused(new ApiError({ status: 409 }));
  expect(begin()).not.toBe(next);
});

test('once the page shows what was sent, an equal call is another one', () => {
  const key = keptCreationKey('parcel 1', 1).begin();
  reload();
  expect(keptCreationKey('parcel 1', 1).begin()).toBe(key);
  const next = keptCreationKey('parcel 1', 2).begin();
  expect(next).not.toBe(key);
  expect(keptCreationKey('parcel 1', 2).begin()).toBe(next);
});

test('the key is for nobody else, and gone after the sign-out', () => {
  const key = begin();
  const own = session.get();
  session.set(buildSession());
  expect(begin()).not.toBe(key);
  session.set(own);
  expect(begin()).toBe(key);
  forgetEverybody();
  expect(begin()).not.toBe(key);
});
