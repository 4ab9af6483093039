import type { ReactNode } from 'react';

let known: { path: string; shell: ReactNode } | undefined;

/** Notes what the page that is being left knows of the next one: it is shown while the code of that one is missing. */
export function noteKnownPage(path: string, shell: ReactNode): void {
  known = { path, shell };
}

/** What is known of the page at a path, if anything. */
export function knownPage(path: string): ReactNode {
  return known?.path === path ? known.shell : undefined;
}
