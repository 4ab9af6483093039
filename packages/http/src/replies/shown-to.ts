import { hideAmounts, isPermitted, type Endpoint } from '@shop/shared';
import type { CurrentUser } from '../access/access.js';
import { FileReply } from './file-reply.js';
import { Page } from './send-reply.js';

/**
 * The result of a controller as its caller may see it: an administrator without the permission `money` sees no amounts.
 * Files are sent as they are: their calls take the permission for what is in them.
 */
export function shownTo(
  user: CurrentUser | undefined,
  { access, response }: Endpoint,
  result: unknown,
): unknown {
  if (access !== 'admin' || !user || isPermitted(user, 'money')) return result;
  if (typeof response === 'string' || result instanceof FileReply) return result;
  return result instanceof Page
    ? new Page(hideAmounts(response, result.items), result.total)
    : hideAmounts(response, result);
}
