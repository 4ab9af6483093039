import type { Endpoint } from '@shop/shared';
import type { RequestHandler, Response } from 'express';

/** Notes which call of the contract a request makes, for everything that handles its reply. */
export function setEndpoint(endpoint: Endpoint): RequestHandler {
  return (_req, res, next) => {
    res.locals.endpoint = endpoint;
    next();
  };
}

/** The call that a request makes; undefined when it is none of the contract's. */
export function endpointOf({ locals }: Response): Endpoint | undefined {
  return locals.endpoint as Endpoint | undefined;
}
