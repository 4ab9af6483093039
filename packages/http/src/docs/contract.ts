import { endpoints } from '@shop/shared';
import type { RequestHandler } from 'express';

/** Sends the contract as an OpenAPI document, which is built on the first request. */
export function contract(): RequestHandler {
  let written: Promise<object> | undefined;
  return async (_req, res) => {
    written ??= import('@shop/shared/openapi').then(({ openApiDocument }) =>
      openApiDocument(endpoints),
    );
    res.json(await written);
  };
}
