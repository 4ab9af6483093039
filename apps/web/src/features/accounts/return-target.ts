import { matchPath, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';

const PARAMETER = 'next';
const NOWHERE = 'http://shop.invalid';

function parsed(target: string): URL | undefined {
  try {
    return new URL(target, NOWHERE);
  } catch {
    return undefined;
  }
}

/**
 * The path if it stays within the shop. A link to the login screen can be made by anyone, so nothing in it may lead the
 * visitor away: not `https://…`, not `//…`, not the spellings that a browser turns into these.
 */
export function sameSitePath(target: string | null): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const url = parsed(target);
  if (url?.origin !== NOWHERE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

const accountScreens = [paths.login, paths.register, paths.forgotPassword];

/** A target that is worth going to: from one account screen to the next would be going in a circle. */
export function returnTarget(target: string | null): string | undefined {
  const path = sameSitePath(target);
  if (!path) return undefined;
  const { pathname } = new URL(path, NOWHERE);
  return accountScreens.some((screen) => matchPath(screen, pathname)) ? undefined : path;
}

function withTarget(path: string, target: string | undefined): string {
  return target ? `${path}?${new URLSearchParams({ [PARAMETER]: target }).toString()}` : path;
}

/** The login screen that leads back to a path of the shop. */
export function loginPath(returnTo?: string): string {
  return withTarget(paths.login, returnTo);
}

/** Where the visitor wants to be after signing in, and the account screens that remember it. */
export function useReturnTarget() {
  const [search] = useSearchParams();
  const target = returnTarget(search.get(PARAMETER));
  return {
    target: target ?? paths.home,
    login: loginPath(target),
    register: withTarget(paths.register, target),
  };
}
