import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Bytes } from './bare.js';

/** A server that only answers, in a separate process. */
export interface Reference {
  name: 'node' | 'express';
  origin: string;
  /** Answers with these bytes from now on. */
  answerWith(bytes: Bytes): Promise<void>;
  stop(): void;
}

export async function startReference(name: Reference['name']): Promise<Reference> {
  const file = fileURLToPath(new URL(`bare-${name}.ts`, import.meta.url));
  const child = fork(file, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const message: unknown[] = await once(child, 'message');
  return {
    name,
    origin: `http://127.0.0.1:${z.number().parse(message[0])}`,
    async answerWith({ type, body }) {
      const taken = once(child, 'message');
      child.send({ type, body: body.toString('base64') });
      await taken;
    },
    stop: () => child.disconnect(),
  };
}
