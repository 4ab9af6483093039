import { lazy, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

const RETRY_AFTER_MS = 400;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
}

/** A request for the code of a page. React caches the result. */
interface Attempt<Props> {
  code: Promise<ComponentType<Props>>;
  Page: ComponentType<Props>;
  /** Key of the navigation it was made for; undefined for a prefetch. */
  navigation: string | undefined;
  failed: boolean;
  loaded: boolean;
  /** Whether the page is on the screen, or will be once loaded. */
  isShown: boolean;
}

/**
 * A page in its own chunk, loaded on the first visit. `React.lazy` never retries: here, each navigation after a failure is
 * a new attempt.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let attempt: Attempt<Props> | undefined;

  function begin(navigation?: string): Attempt<Props> {
    // A short loss of connection should not show an error.
    const code = load().catch(() => pause().then(load));
    const Page = lazy(async () => ({ default: await code }));
    const begun: Attempt<Props> = {
      code,
      Page,
      navigation,
      failed: false,
      loaded: false,
      isShown: false,
    };
    code.then(
      (loaded) => {
        begun.loaded = true;
        // Code that is loaded before the page is shown needs no suspending: a rendered page hydrates at once.
        if (!begun.isShown) begun.Page = loaded;
      },
      () => (begun.failed = true),
    );
    return begun;
  }

  /** Within one navigation, a failure is shown and not retried endlessly. */
  function attemptFor(navigation?: string): Attempt<Props> {
    if (attempt?.failed && attempt.navigation !== navigation) attempt = undefined;
    attempt ??= begin(navigation);
    return attempt;
  }

  function LazyPage(props: Props) {
    const attempt = attemptFor(useLocation().key);
    attempt.isShown = true;
    const { Page } = attempt;
    return <Page {...props} />;
  }

  return {
    Component: LazyPage,
    handle: {
      loadCode: (navigation?: string) => attemptFor(navigation).code,
      hasCode: () => attempt?.loaded === true,
    },
  };
}
