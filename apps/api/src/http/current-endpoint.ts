import type { Endpoint } from '@shop/shared';
import type { RequestHandler, Response } from 'express';

/** Records which endpoint of the contract a request calls, for everything that handles its reply. */
export function setEndpoint(endpoint: Endpoint): RequestHandler {
  return (_req, res, next) => {
    res.locals.endpoint = endpoint;
    next();
  };
}

/** The endpoint that a request calls; undefined if it is not in the contract. */
export function endpointOf({ locals }: Response): Endpoint | undefined {
  return locals.endpoint as Endpoint | undefined;
}
