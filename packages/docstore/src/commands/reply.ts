import type { EncodableDocument } from '../values/encode.js';

/** What a command answers. */
export type Reply = EncodableDocument;
