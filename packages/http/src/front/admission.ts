import { Admission, clientAddress, type AdmissionSize } from '@shop/front';
import type { Request, RequestHandler, Response } from 'express';
import { contextOf } from '../context.js';

/** The front's admission as steps of the application. */
export function admission(size?: AdmissionSize) {
  const gate = new Admission(size);
  const arrivalOf = (req: Request, res: Response) => {
    return { visit: contextOf(res).visit, address: clientAddress(req), req, res };
  };
  const admit: RequestHandler = (req, res, next) => {
    if (gate.admit(arrivalOf(req, res))) next();
  };
  /** Reads a body while the request holds no place. */
  const withoutPlace =
    (readBody: RequestHandler): RequestHandler =>
    (req, res, next) =>
      gate.receive(arrivalOf(req, res), (done) => readBody(req, res, done), next);
  return { admit, withoutPlace };
}
