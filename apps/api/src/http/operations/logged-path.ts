import type { Request, Response } from 'express';
import { API_PREFIX } from '@shop/shared';
import { withoutPeople } from '../../log.js';
import { endpointOf } from '../current-endpoint.js';

/** In characters. Longer ones are nobody's links. */
const MAX_PATH_LENGTH = 300;

/**
 * The path of a request as the log has it: without the query, where administrators search for e-mail addresses, and
 * without what visitors search for, which may be anything that was in their clipboard.
 */
export function loggedPath({ originalUrl }: Request, res: Response): string {
  const endpoint = endpointOf(res);
  if (endpoint?.path.includes(':keyword')) {
    return API_PREFIX + endpoint.path.replace(':keyword', '[keyword]');
  }
  const [path = ''] = originalUrl.split('?', 1);
  return withoutPeople(path.slice(0, MAX_PATH_LENGTH));
}
