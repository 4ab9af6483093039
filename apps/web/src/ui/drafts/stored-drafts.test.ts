import { expect, test } from 'vitest';
import { draftsInMemory, dropDrafts } from '../../lib/storage/drafts';
import { draftOf, forgetDraft, keepDraft } from './stored-drafts';

const owner = { user: 'u1', form: '/profile name password' };

test('a draft is kept for its owner, without what is secret', () => {
  keepDraft(owner, { name: 'Ada', password: 'secret', answer: 'sailing', otp: '123456' });
  expect(draftOf(owner)).toEqual({ name: 'Ada' });
  expect(draftOf({ ...owner, user: 'u2' })).toBeUndefined();
  expect(draftOf({ ...owner, form: '/other' })).toBeUndefined();
  forgetDraft(owner);
  expect(draftOf(owner)).toBeUndefined();
});

test('a chosen file is kept until a reload, and sign-out leaves nothing behind', () => {
  const photo = new File(['bytes'], 'atlas.png');
  keepDraft(owner, { name: 'Ada', photo });
  expect(draftOf(owner)).toEqual({ name: 'Ada', photo });
  draftsInMemory.clear();
  expect(draftOf(owner)).toEqual({ name: 'Ada' });
  dropDrafts();
  expect(draftOf(owner)).toBeUndefined();
});

test.each(['{', '1', 'null'])('a broken draft (%s) is none', (text) => {
  sessionStorage.setItem('draft u1 /profile name password', text);
  expect(draftOf(owner)).toBeUndefined();
});
