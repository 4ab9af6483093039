import { setTimeout } from 'node:timers/promises';
import { QueueError, type Client, type ReplyCache } from '@shop/front';
import type { PageRenderer } from '@shop/renderer';
import {
  PREVIEW_PARAMETER,
  type PageRendering,
  type PageRequest,
  type PageScripts,
  type RenderedPage,
  type ShopDetails,
} from '@shop/shared';
import type { Request, RequestHandler, Response } from 'express';
import { contextOf } from '../context.js';
import { answerAndCache } from '../front/answer-and-cache.js';
import { clientOf } from '../front/client.js';
import { originOf, pageKey } from './origin.js';
import type { PageData } from './page-data.js';
import type { RenderedDocument } from './page-shell.js';
import { sendPreview, type PreviewLookup } from './preview-page.js';

/** In characters. Nobody links to longer URLs; the page's script renders these. */
const MAX_ADDRESS = 1_000;
/** How long a page waits for the shop's details. A database that takes longer would be slow with the rest as well. */
const DETAILS_TIMEOUT_MS = 500;

/** Dependencies of the rendered pages. */
export interface Rendering {
  renderer: PageRenderer<PageRendering>;
  /** Renders pages a few at a time, with clients taking turns. */
  turns: { run<T>(client: Client, render: () => Promise<T>): Promise<T> };
  /** Answers the calls that a page's data comes from. */
  dataFor: (req: Request) => PageData;
  /** Reads the shop's details from the database. */
  details: () => Promise<ShopDetails>;
  /** Reads the details that a draft of the settings would have. */
  previewed: PreviewLookup;
  /** The cache of rendered pages, if there is one. */
  cache: ReplyCache | undefined;
}

/** A rendered page, and the details of the shop that it shows. */
interface MadePage {
  page: RenderedPage;
  details: ShopDetails;
}

/** Sends the rendered page of an address. A page that can't be rendered in time is left to the next handler. */
export function renderedPages(
  rendering: Rendering,
  document: RenderedDocument,
  scripts: PageScripts,
): RequestHandler {
  const { cache } = rendering;
  return async (req, res, next) => {
    if (req.originalUrl.length > MAX_ADDRESS) {
      next();
      return;
    }
    if (await previewed(rendering, document, scripts, { req, res })) return;
    const origin = originOf(req);
    const data = rendering.dataFor(req);
    const answer = () =>
      contextOf(res).visit.note(
        inTurn(rendering, req, () => render(rendering, data, { req, origin })),
      );
    const send = (made: MadePage | undefined) => {
      if (!made) {
        contextOf(res).isLate = true;
        next();
        return undefined;
      }
      const { page, details } = made;
      if (page.movedTo !== undefined) {
        redirect(req, res, page.movedTo);
        return undefined;
      }
      const body = document(page, { details, scripts });
      // The page names the assets of its build, so browsers must check for a new one each time.
      res.status(page.status).set('Cache-Control', 'no-cache').type('html').send(body);
      return body;
    };
    if (!cache) {
      send(await answer());
      return;
    }
    const key = pageKey(origin, req.originalUrl);
    await answerAndCache(cache, {
      req,
      res,
      key,
      answer,
      tags: (made) => made && data.tags(),
      send,
    });
  };
}

/** Sends the page with the draft of the settings that its address names. @returns whether there is such a draft */
async function previewed(
  rendering: Rendering,
  document: RenderedDocument,
  scripts: PageScripts,
  { req, res }: { req: Request; res: Response },
): Promise<boolean> {
  const secret = req.query[PREVIEW_PARAMETER];
  if (typeof secret !== 'string') return false;
  const details = await rendering.previewed(secret).catch(() => undefined);
  if (!details) return false;
  const request = { address: req.originalUrl, origin: originOf(req), details };
  const { answer } = rendering.dataFor(req);
  const page = await inTurn(rendering, req, () => rendering.renderer.render(request, answer));
  if (!page || page.movedTo !== undefined) return false;
  sendPreview(res, page, document(page, { details, scripts }));
  return true;
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
    if (error instanceof QueueError) return undefined;
    throw error;
  }
}

/** The rendered page and the details that it shows; undefined when it is late or the database does not answer. */
async function render(
  { renderer, details: read }: Rendering,
  data: PageData,
  { req, origin }: { req: Request } & Pick<PageRequest, 'origin'>,
): Promise<MadePage | undefined> {
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
