import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  /** `primary` once per choice; `quiet` for what stands beside it. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** As wide as its parent. */
  wide?: boolean;
}

function classOf({ tone = 'primary', wide = false }: Look, extra?: string): string {
  return [styles.button, styles[tone], wide && styles.wide, extra].filter(Boolean).join(' ');
}

export function Button({ tone, wide, className, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classOf({ tone, wide }, className)} />;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({
  tone,
  wide,
  className,
  ...props
}: Look & ComponentProps<typeof Link>) {
  return <Link {...props} className={classOf({ tone, wide }, className)} />;
}
