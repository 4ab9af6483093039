import type { ReactNode } from 'react';
import { usePastShell } from './use-past-shell';

/** A part of a page that is rendered after the first paint: see `usePastShell`. */
export function AfterShell({ children }: { children: ReactNode }) {
  return usePastShell() && children;
}
