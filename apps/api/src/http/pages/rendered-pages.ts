import { setTimeout } from 'node:timers/promises';
import type { PageRequest, PageScripts, ShopDetails } from '@shop/shared';
import type { Request, RequestHandler, Response } from 'express';
import { clientOf, type Client } from '../client.js';
import { noteWork } from '../edge/admission.js';
import { answerAndKeep } from '../ready/answer-and-keep.js';
import { HttpError } from '../errors.js';
import type { ReadyAnswers } from '../ready/ready-answers.js';
import type { PageData } from '../rendering/page-data.js';
import type { PageRenderer } from '../rendering/page-renderer.js';
import { originOf, pageKey } from './origin.js';
import type { RenderedDocument } from './page-shell.js';

/** In characters. Nobody links to longer URLs; the page's script renders these. */
const MAX_ADDRESS = 1_000;
/** How long a page waits for the shop's details. A database that takes longer would be slow with the rest as well. */
const DETAILS_TIMEOUT_MS = 500;

/** Dependencies of the rendered pages. */
export interface Rendering {
  renderer: PageRenderer;
  /** Renders pages a few at a time, with clients taking turns. */
  turns: { run<T>(client: Client, render: () => Promise<T>): Promise<T> };
  /** Answers the calls that a page's data comes from. */
  dataFor: (req: Request) => PageData;
  /** Reads the shop's details from the database. */
  details: () => Promise<ShopDetails>;
  /** The cache of rendered pages, if there is one. */
  ready: ReadyAnswers | undefined;
}

/** Sends the rendered page of an address. A page that can't be rendered in time is left to the next handler. */
export function renderedPages(
  rendering: Rendering,
  document: RenderedDocument,
  scripts: PageScripts,
): RequestHandler {
  const { ready } = rendering;
  return async (req, res, next) => {
    if (req.originalUrl.length > MAX_ADDRESS) {
      next();
      return;
    }
    const origin = originOf(req);
    const data = rendering.dataFor(req);
    const answer = () =>
      noteWork(
        res,
        inTurn(rendering, req, () => render(rendering, data, { req, origin })),
      );
    const reply = (result: unknown) => {
      const made = result as Awaited<ReturnType<typeof render>>;
      if (!made) next();
      else if (made.page.movedTo !== undefined) redirect(req, res, made.page.movedTo);
      else
        res
          .status(made.page.status)
          // The page names the assets of its build, so browsers must check for a new one each time.
          .set('Cache-Control', 'no-cache')
          .type('html')
          .send(document(made.page, { details: made.details, scripts }));
      return Promise.resolve();
    };
    if (!ready) {
      await reply(await answer());
      return;
    }
    const key = pageKey(origin, req.originalUrl);
    const tags = (result: unknown) => (result ? data.tags() : undefined);
    await answerAndKeep(ready, { req, res, key, answer, tags, reply });
  };
}

/** Renders a page when it is its client's turn; undefined when there are too many. */
async function inTurn<T>(
  { turns }: Rendering,
  req: Request,
  render: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await turns.run(clientOf(req), render);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** The rendered page and the details that it shows; undefined when it is late or the database does not answer. */
async function render(
  { renderer, details: read }: Rendering,
  data: PageData,
  { req, origin }: { req: Request } & Pick<PageRequest, 'origin'>,
) {
  const details = await Promise.race([
    read().catch(() => undefined),
    setTimeout(DETAILS_TIMEOUT_MS, undefined, { ref: false }),
  ]);
  if (!details) return undefined;
  const page = await renderer.render({ address: req.originalUrl, origin, details }, data.answer);
  return page && { page, details };
}

/** Redirects to the page's new path. Browsers check it each time, because the page may get its old path back. */
function redirect(req: Request, res: Response, path: string): void {
  const query = req.originalUrl.slice(req.path.length);
  res.set('Cache-Control', 'no-cache').redirect(301, path + query);
}
