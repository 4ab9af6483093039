import type { AnyCallInput } from '../contract/call.js';
import type { ShopDetails } from './shop-details.js';

/** Where the build puts the script that renders pages, in the folder of the built pages. Dot folders are not served. */
export const RENDERER_FILE = '.server/renderer.mjs';

/** Id of the HTML element that holds the data of a rendered page, as JSON. */
export const PAGE_DATA_ELEMENT = 'page-data';

/** A page as HTML, the same for every visitor. */
export interface RenderedPage {
  status: 200 | 404;
  /** The path that this page has moved to, if it has. */
  movedTo?: string;
  /** Title, metadata and preloads. */
  head: string;
  /** The content of the element `root`. */
  body: string;
  /** JSON for the element `PAGE_DATA_ELEMENT`. */
  data: string;
}

/** What a page needs to be rendered, besides its data. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  /** `https://shop.example` */
  origin: string;
  details: ShopDetails;
}

/** An API call that provides data of a page. */
export interface PageCall {
  method: string;
  /** As in the contract, with parameters as `:name`. */
  path: string;
  input: AnyCallInput;
}

/** The reply to a `PageCall`; `total` is the full count of a list. 503: no reply, and rendering is aborted. */
export type PageCallReply =
  | { status: 200; body: unknown; total?: number | undefined }
  | { status: 404; message: string }
  | { status: 503 };

/** What the server and the thread that renders pages send to each other. */
export interface PageRendering {
  request: PageRequest;
  call: PageCall;
  reply: PageCallReply;
  page: RenderedPage;
}
