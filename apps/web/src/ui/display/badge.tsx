import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'danger';
  children: ReactNode;
}

/** A short label for a state. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  const toneClass = tone === 'neutral' ? undefined : styles[tone];
  return <span className={[styles.badge, toneClass].filter(Boolean).join(' ')}>{children}</span>;
}
