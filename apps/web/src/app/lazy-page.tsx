import { lazy, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

const RETRY_AFTER_MS = 400;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
}

/** A request for the code of a page. React keeps what came of it. */
interface Attempt<Props> {
  code: Promise<ComponentType<Props>>;
  Page: ComponentType<Props>;
  /** Key of the navigation it was made for; none if the page was only likely to be opened. */
  navigation: string | undefined;
  failed: boolean;
  /** Whether it is on the screen, or waited for there. */
  isShown: boolean;
}

/**
 * A page whose code is a separate chunk, loaded at its first visit; until then the previous page stays. `React.lazy` never
 * retries: here, each navigation after a failure is a new attempt.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let attempt: Attempt<Props> | undefined;

  function begin(navigation?: string): Attempt<Props> {
    // A connection that drops for a moment should not show an error.
    const code = load().catch(() => pause().then(load));
    const Page = lazy(async () => ({ default: await code }));
    const begun: Attempt<Props> = { code, Page, navigation, failed: false, isShown: false };
    code.then(
      (loaded) => {
        // What is loaded before it is shown needs no waiting: a rendered page continues with it at once.
        if (!begun.isShown) begun.Page = loaded;
      },
      () => (begun.failed = true),
    );
    return begun;
  }

  /** Within one navigation a failure is shown, not repeated endlessly. */
  function attemptFor(navigation?: string): Attempt<Props> {
    if (attempt?.failed && attempt.navigation !== navigation) attempt = undefined;
    attempt ??= begin(navigation);
    return attempt;
  }

  function LazyPage(props: Props) {
    const shown = attemptFor(useLocation().key);
    shown.isShown = true;
    const { Page } = shown;
    return <Page {...props} />;
  }

  return {
    Component: LazyPage,
    handle: { loadCode: (navigation?: string) => attemptFor(navigation).code },
  };
}
