import type { Request, Response } from 'express';
import { API_PREFIX } from '@shop/shared';
import { withoutPeople } from '../log/log.js';
import { contextOf } from '../context.js';

/** In characters. The shop's own links are shorter. */
const MAX_PATH_LENGTH = 300;

/**
 * The path of a request for the log: without the query, in which administrators search for e-mail addresses, and
 * without visitors' search words, which may be anything that was in their clipboard.
 */
export function loggedPath({ originalUrl }: Request, res: Response): string {
  const { endpoint } = contextOf(res);
  if (endpoint?.path.includes(':keyword')) {
    return API_PREFIX + endpoint.path.replace(':keyword', '[keyword]');
  }
  const [path = ''] = originalUrl.split('?', 1);
  return withoutPeople(path.slice(0, MAX_PATH_LENGTH));
}
