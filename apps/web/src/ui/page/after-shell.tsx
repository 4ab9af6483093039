import type { ReactNode } from 'react';
import { usePastShell } from './use-past-shell';

interface AfterShellProps {
  /** A media query of the screens that don't show it before the visitor asks for it. */
  unseen?: string;
  children: ReactNode;
}

/** A part of a page that is rendered after the first paint: see `usePastShell`. */
export function AfterShell({ unseen, children }: AfterShellProps) {
  return usePastShell(unseen) && children;
}
