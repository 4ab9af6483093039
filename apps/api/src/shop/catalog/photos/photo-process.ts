import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { busy, HttpError } from '../../../http/errors.js';
import { log } from '../../../platform/log.js';
import { programOf } from '../../../config/places.js';
import type { EncodedPhoto } from './encode-photo.js';
import type { PhotoAnswer } from './photo-messages.js';

/** A quarter of a core next to one busy thread, as for hashes. With a tenth, a busy shop refused photos after 15 s. */
const NICENESS = 5;
/** The process is killed if a photo takes longer. The largest take some seconds. */
const MAX_WORK_MS = 60_000;
/** How long the process may idle before it is ended to free its memory. */
const IDLE_MS = 5_000;
const RETRY_AFTER_SECONDS = 10;

let current: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Re-encodes a photo in a separate process, so that neither its memory use nor a picture that crashes the decoder
 * affects the shop. One at a time: the caller must wait for the result before the next call.
 * @throws HttpError as `encodePhoto` does, 503 if the process died or took too long.
 */
export async function encodeInPhotoProcess(upload: Buffer): Promise<EncodedPhoto> {
  clearTimeout(idle);
  current ??= startPhotoProcess();
  const child = current;
  keepAlive(child, true);
  try {
    const answer = await answerOf(child, upload);
    if ('photo' in answer) return answer.photo;
    if ('refusal' in answer) {
      const { status, message, errors } = answer.refusal;
      throw new HttpError(status, message, { errors });
    }
    throw new Error(`The photo process failed: ${answer.failure}`);
  } finally {
    keepAlive(child, false);
    idle = setTimeout(() => end(child), IDLE_MS).unref();
  }
}

function answerOf(child: ChildProcess, upload: Buffer): Promise<PhotoAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(child), MAX_WORK_MS);
    const settle = () => {
      clearTimeout(timer);
      child.off('message', answer).off('exit', die).off('error', die);
    };
    const answer = (message: PhotoAnswer) => {
      settle();
      resolve(message);
    };
    const die = (reason: unknown, signal?: unknown) => {
      settle();
      end(child);
      log.error(`The photo process ended while it worked: ${String(signal ?? reason)}`);
      reject(busy(RETRY_AFTER_SECONDS));
    };
    child.once('message', answer).once('exit', die).once('error', die);
    child.send(upload, (error) => error && die(error));
  });
}

function startPhotoProcess(): ChildProcess {
  const { file, execArgv } = programOf('shop/catalog/photos/photo.process');
  const child = fork(file, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const kill = () => end(child);
  process.once('exit', kill);
  child.once('exit', () => {
    process.off('exit', kill);
    end(child);
  });
  lowerPriority(child);
  return child;
}

/** Kills the process; the next photo starts a new one. */
function end(child: ChildProcess): void {
  if (current === child) current = undefined;
  child.kill('SIGKILL');
}

/** To be called right after the start: threads inherit the priority that the process has when they are created. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, NICENESS);
  } catch {
    // It has already ended, which its exit event reports.
  }
}

/** An idle photo process does not keep the shop from exiting, and ends with it. */
function keepAlive(child: ChildProcess, isWorking: boolean): void {
  if (isWorking) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
