import { matchPath, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';

const PARAMETER = 'next';
const BASE_ORIGIN = 'http://shop.invalid';

function parsed(target: string): URL | undefined {
  try {
    return new URL(target, BASE_ORIGIN);
  } catch {
    return undefined;
  }
}

/**
 * The path if it stays within the shop. Anyone can make a link to the login screen, so its target must not lead to another
 * site: not `https://…`, not `//…`, and not the spellings that browsers treat alike.
 */
export function sameSitePath(target: string | null): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const url = parsed(target);
  if (url?.origin !== BASE_ORIGIN || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

const accountScreens = [paths.login, paths.register, paths.forgotPassword];

/** The target unless it is an account screen, which would send the visitor in a circle. */
export function returnTarget(target: string | null): string | undefined {
  const path = sameSitePath(target);
  if (!path) return undefined;
  const { pathname } = new URL(path, BASE_ORIGIN);
  return accountScreens.some((screen) => matchPath(screen, pathname)) ? undefined : path;
}

function withTarget(path: string, target: string | undefined): string {
  return target ? `${path}?${new URLSearchParams({ [PARAMETER]: target }).toString()}` : path;
}

/** Address of the login screen that returns to a path of the shop. */
export function loginPath(returnTo?: string): string {
  return withTarget(paths.login, returnTo);
}

/** Where the visitor goes after signing in, and links to the account screens that keep this target. */
export function useReturnTarget() {
  const [search] = useSearchParams();
  const target = returnTarget(search.get(PARAMETER));
  return {
    target: target ?? paths.home,
    login: loginPath(target),
    register: withTarget(paths.register, target),
  };
}
