import express, { type RequestHandler } from 'express';
import { readInTime } from './read-in-time.js';

/** Reads a JSON body as a buffer, as it came: what its sender has signed. */
export function rawBody(limit: string): RequestHandler {
  return readInTime(express.raw({ type: 'application/json', limit, inflate: false }));
}
