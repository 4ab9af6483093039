import { matchPath, useSearchParams } from 'react-router-dom';
import { shopPaths } from '../../lib/address/shop-paths';

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
 * Returns the path if it stays within the shop. Anyone can craft a link to the login screen, so its target must not
 * lead to another site: not `https://…`, not `//…`, nor spellings that browsers treat alike.
 */
export function sameSitePath(target: string | null): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const url = parsed(target);
  if (url?.origin !== BASE_ORIGIN || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

const accountScreens = [
  shopPaths.login,
  shopPaths.register,
  shopPaths.forgotPassword,
  shopPaths.resetPassword,
];

/** The target, unless it is an account screen, which would cause a loop. */
export function returnTarget(target: string | null): string | undefined {
  const path = sameSitePath(target);
  if (!path) return undefined;
  const { pathname } = new URL(path, BASE_ORIGIN);
  return accountScreens.some((screen) => matchPath(screen, pathname)) ? undefined : path;
}

function withTarget(path: string, target: string | undefined): string {
  return target ? `${path}?${new URLSearchParams({ [PARAMETER]: target }).toString()}` : path;
}

/** URL of the login screen with a path of the shop to return to. */
export function loginPath(returnTo?: string): string {
  return withTarget(shopPaths.login, returnTo);
}

/** URL of the registration screen with a path of the shop to return to. */
export function registerPath(returnTo: string): string {
  return withTarget(shopPaths.register, returnTo);
}

/** Where to go after signing in, and links to the account screens that keep this target. */
export function useReturnTarget() {
  const [search] = useSearchParams();
  const target = returnTarget(search.get(PARAMETER));
  return {
    target: target ?? shopPaths.home,
    /** What was asked for; undefined if nothing was. */
    asked: target,
    login: loginPath(target),
    register: withTarget(shopPaths.register, target),
    forgotPassword: withTarget(shopPaths.forgotPassword, target),
    resetPassword: withTarget(shopPaths.resetPassword, target),
  };
}
