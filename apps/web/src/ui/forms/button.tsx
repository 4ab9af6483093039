import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  /** `primary` for the main action, `outlined` if the screen has many, `quiet` for the ones beside it. */
  tone?: 'primary' | 'outlined' | 'secondary' | 'quiet' | 'danger';
  /** As wide as its parent. */
  wide?: boolean;
}

function classOf({ tone = 'primary', wide = false }: Look, extra?: string): string {
  return [styles.button, styles[tone], wide && styles.wide, extra].filter(Boolean).join(' ');
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Its action is in progress: clicks are ignored. A submit button is still clickable; its form ignores the submit. */
  busy?: boolean;
}

export function Button({ tone, wide, busy = false, className, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      // Not `disabled` while busy: a disabled button would lose the focus.
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...props}
      onClick={busy ? undefined : onClick}
      className={classOf({ tone, wide }, className)}
    />
  );
}

/** A link to another site that looks like a button. */
export function ExternalButtonLink({
  tone,
  wide,
  className,
  children,
  ...props
}: Look & ComponentProps<'a'>) {
  return (
    <a {...props} className={classOf({ tone, wide }, className)}>
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  wide,
  className,
  ...props
}: Look & ComponentProps<typeof Link>) {
  return <Link {...props} className={classOf({ tone, wide }, className)} />;
}
