import type { AnyCallInput } from '../contract/call.js';
import type { ShopDetails } from './shop-details.js';

/** Where the build puts the script that renders pages, in the folder of the built pages. Dot folders are not served. */
export const RENDERER_FILE = '.server/renderer.mjs';

/** Id of the HTML element in which a rendered page carries the data that it shows, as JSON. */
export const PAGE_DATA_ELEMENT = 'page-data';

/** A page as HTML, the same for every visitor. */
export interface RenderedPage {
  status: 200 | 404;
  /** The path of the page that took its place, if one did. */
  movedTo?: string;
  /** Title, metadata and preloads. */
  head: string;
  /** What is inside the element `root`. */
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

/** A call of the contract that a page's data comes from. */
export interface PageCall {
  method: string;
  /** As in the contract, with parameters as `:name`. */
  path: string;
  input: AnyCallInput;
}

/** The reply to it; `total` is the full count of a list. With 503 there is none, and the page is given up. */
export type PageCallReply =
  | { status: 200; body: unknown; total?: number | undefined }
  | { status: 404; message: string }
  | { status: 503 };

/** What the server sends to the thread that renders pages. Numbers tell pages, and a page's calls, apart. */
export type ToRenderer =
  | ({ type: 'render'; page: number } & PageRequest)
  | { type: 'reply'; page: number; call: number; reply: PageCallReply };

/** What the thread sends back. A page that was given up fails without a message. */
export type FromRenderer =
  | ({ type: 'call'; page: number; call: number } & PageCall)
  | { type: 'rendered'; page: number; rendered: RenderedPage }
  | { type: 'failed'; page: number; message?: string };
