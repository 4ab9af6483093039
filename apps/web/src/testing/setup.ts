import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetPlaces } from '../lib/history/history-places';
import { connection } from '../lib/http/connection';
import { sessionEnd } from '../lib/session/session-end';
import { dropDrafts } from '../lib/storage/drafts';
import { server } from './handlers';
import { missingInJsdom, stubElements } from './missing-in-jsdom';
import { stubComputedStyles } from './speed/computed-styles';
import { printPageInReadErrors } from './speed/page-in-errors';
import { stubLabels } from './speed/field-labels';
import { stubOwnerStacks } from './speed/owner-stacks';
import { stubQueriesById } from './speed/queries-by-id';

Object.assign(globalThis, missingInJsdom);
stubComputedStyles();
stubLabels();
stubOwnerStacks();
stubQueriesById();

// Pages load on demand, which is slow on a busy machine. Queries still return as soon as they find a match.
configure({ asyncUtilTimeout: 60_000 });
printPageInReadErrors();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(stubElements);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  vi.unstubAllGlobals();
  toast.remove();
  connection.note(true);
  dropDrafts();
  sessionEnd.forget();
  forgetPlaces();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
  server.resetHandlers();
});

afterAll(() => {
  server.close();
});
