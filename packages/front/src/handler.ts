import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. @param body is the whole body, if it has been read from `req` already. */
export type Handler = (req: IncomingMessage, res: ServerResponse, body?: Buffer) => void;
