import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { connection } from '../lib/connection';
import { server } from './handlers';
import { stubComputedStyles } from './computed-styles';

// jsdom has neither; antd and media queries need them.
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
vi.stubGlobal('scrollTo', () => undefined);
stubComputedStyles();

// Nor can its dialogs be opened and closed.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Pages load on demand, which takes long on a busy machine: what comes sooner is seen sooner.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  toast.remove();
  connection.note(true);
  window.localStorage.clear();
  window.sessionStorage.clear();
  server.resetHandlers();
});

afterAll(() => {
  server.close();
});
