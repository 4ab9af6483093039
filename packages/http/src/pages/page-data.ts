import type { Tags } from '@shop/front';
import type { AnswerCall } from '@shop/renderer';
import type { AnyCallInput, PageCall, PageRendering } from '@shop/shared';
import type { Request } from 'express';
import { clientOf } from '../front/client.js';
import { HttpError } from '../errors/errors.js';
import { parseInput } from '../parse-input.js';
import { Page, type Route } from '../route.js';

/** Answers one page's calls, and collects the cache tags of their replies. */
export interface PageData {
  answer: AnswerCall<PageRendering>;
  /** Undefined if a reply must not be cached. */
  tags(): Tags | undefined;
}

/**
 * Answers the calls that pages are rendered from, with the controllers that answer visitors. Allows only calls whose
 * replies are the same for everybody: a cached page must not show anything else.
 * @param everywhere the tags of what every page shows.
 */
export function pageDataOf(routes: readonly Route[], everywhere: Tags): (req: Request) => PageData {
  const byCall = new Map(
    routes
      .filter(({ shows }) => shows)
      .map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  );
  return (req) => {
    const client = clientOf(req);
    const allTags = new Set(everywhere);
    let mayBeCached = true;

    const answer: AnswerCall<PageRendering> = async ({ method, path, input }: PageCall) => {
      const route = byCall.get(`${method} ${path}`);
      if (!route?.shows) throw new Error(`Pages may not be rendered from ${method} ${path}`);
      const parsed = parseInput(route.endpoint, asSent(input));
      try {
        const result = await route.handle({ ...parsed, client, req } as never);
        const [body, total] =
          result instanceof Page ? [result.items as unknown, result.total] : [result];
        const tags = route.shows(parsed as never, body as never);
        tags?.forEach((tag) => allTags.add(tag));
        mayBeCached &&= tags !== undefined;
        // `WritesJson` objects can't be sent to a thread, so they become plain JSON.
        return { status: 200, body: JSON.parse(JSON.stringify(body)) as unknown, total };
      } catch (error) {
        if (error instanceof HttpError && error.status === 404)
          return { status: 404, message: error.message };
        throw error;
      }
    };
    return { answer, tags: () => (mayBeCached ? [...allTags] : undefined) };
  };
}

/** The parts of a call as they arrive in a request: parameters and query as strings. */
function asSent({ params, query, body }: AnyCallInput) {
  return { params: texts(params), query: texts(query), headers: {}, body };
}

function texts(values: Record<string, string | number | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
