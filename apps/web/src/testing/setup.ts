import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetPlaces } from '../lib/history/history-places';
import { connection } from '../lib/http/connection';
import { sessionEnd } from '../lib/session/session-end';
import { dropDrafts } from '../lib/storage/drafts';
import { server } from './handlers';
import { stubComputedStyles } from './speed/computed-styles';
import { printPageInReadErrors } from './speed/page-in-errors';
import { stubLabels } from './speed/field-labels';

// jsdom has none of these; antd, media queries and lazy parts of pages need them.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  },
);
// Without layout, nothing comes near the window.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  },
);
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView = () => undefined;
stubComputedStyles();
stubLabels();

// jsdom decodes no pictures: each is one that the browser can show.
HTMLImageElement.prototype.decode = () => Promise.resolve();

// jsdom cannot open and close dialogs either.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Pages load on demand, which is slow on a busy machine. Queries still return as soon as they find a match.
configure({ asyncUtilTimeout: 60_000 });
printPageInReadErrors();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
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
