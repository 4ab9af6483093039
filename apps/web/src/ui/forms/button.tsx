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

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** What it started is under way: pressing it does nothing. A form sees to that itself when this button submits it. */
  busy?: boolean;
}

export function Button({ tone, wide, busy = false, className, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      // Not `disabled` while busy: that would take the focus away from the keyboard.
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...props}
      onClick={busy ? undefined : onClick}
      className={classOf({ tone, wide }, className)}
    />
  );
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
