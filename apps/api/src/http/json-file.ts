import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { log } from '../log.js';
import { requestId } from './operations/request-id.js';

/** A reply that browsers save as a file: JSON, made while it is sent, so that it may be larger than the memory. */
export class JsonFile {
  constructor(
    readonly name: string,
    readonly text: AsyncIterable<string>,
  ) {}
}

/** An object as JSON, its last field a list that is read page by page. */
export async function* jsonWithList<Whole extends object, Field extends keyof Whole & string>(
  head: Omit<Whole, Field>,
  field: Field,
  pages: AsyncIterable<Whole[Field] & readonly unknown[]>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n}$/, `,\n  ${JSON.stringify(field)}: [`);
  let separator = '\n';
  for await (const page of pages) {
    for (const row of page) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield '\n  ]\n}\n';
}

/** Sends a file. When it can't be read to its end, the connection is cut, so that nobody takes it for whole. */
export async function sendJsonFile(res: Response, { name, text }: JsonFile): Promise<void> {
  // Beside ours, each step that a request passes listens for the end of its reply.
  res.attachment(name).type('json').setMaxListeners(20);
  try {
    await pipeline(Readable.from(text), res);
  } catch (error) {
    if (!res.destroyed || !isHangUp(error))
      log.error(`${requestId(res)} The file was cut off`, error);
    res.destroy();
  }
}

function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
