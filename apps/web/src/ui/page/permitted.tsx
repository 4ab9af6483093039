import type { Permission } from '@shop/shared';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useMayOpen, useMissing } from '../../lib/session/permissions';
import { ButtonLink } from '../forms/button';

interface PermittedProps {
  needs: readonly Permission[];
  children: ReactNode;
}

/** What only administrators with these permissions see. */
export function Permitted({ needs, children }: PermittedProps) {
  return useMissing(needs) === undefined ? children : null;
}

/** A link to an administrator's screen, for those who may open it. */
export function ScreenLink(props: LinkProps & { to: string }) {
  return useMayOpen()(props.to) ? <Link {...props} /> : null;
}

/** A {@link ScreenLink} that looks like a button. */
export function ScreenButton(props: ComponentProps<typeof ButtonLink> & { to: string }) {
  return useMayOpen()(props.to) ? <ButtonLink {...props} /> : null;
}

/** A link to a screen, and only its text for administrators who may not open that. */
export function PermittedLink(props: LinkProps & { to: string }) {
  const mayOpen = useMayOpen();
  return mayOpen(props.to) ? (
    <Link {...props} />
  ) : (
    <span className={props.className}>{props.children}</span>
  );
}
