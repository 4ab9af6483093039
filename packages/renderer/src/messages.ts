/** The messages between server and render thread. What a page, a call and a reply are, only their users know. */
export interface RenderTypes {
  /** What a page needs to be rendered, besides its data. */
  request: object;
  /** A call that provides data of a page. */
  call: object;
  /** 503: no reply, and rendering is aborted. */
  reply: { status: number };
  /** A rendered page. */
  page: object;
}

/** Messages to the render thread. Numbers identify pages, and the calls of a page. */
export type ToRenderer<T extends RenderTypes> =
  | { type: 'render'; page: number; request: T['request'] }
  | { type: 'reply'; page: number; call: number; reply: T['reply'] | NoReply };

/** Messages from the render thread. An aborted page fails without a message. */
export type FromRenderer<T extends RenderTypes> =
  | { type: 'call'; page: number; call: number; made: T['call'] }
  | { type: 'rendered'; page: number; rendered: T['page'] }
  | { type: 'failed'; page: number; message?: string };

/** The data of a page can't be read now. */
export interface NoReply {
  status: 503;
}
