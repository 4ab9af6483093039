import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { PhotoError, PhotoProcessEnded } from './errors.js';
import type { EncodedPhoto, PhotoAnswer, PhotoSizes, Upload } from './messages.js';

/** A quarter of a core next to one busy thread. With a tenth, a busy shop refused photos after 15 s. */
const NICENESS = 5;
/** The process is killed if a photo takes longer. The largest take some seconds. */
const MAX_WORK_MS = 60_000;
/** How long the process may idle before it is ended to free its memory. */
const IDLE_MS = 5_000;

interface Program {
  /** Calls `answerUploads`. */
  file: string;
  /** Options for Node. */
  execArgv: string[];
}

/**
 * Re-encodes photos in a separate process, so that neither its memory use nor a picture that crashes the decoder
 * affects the caller.
 */
export class PhotoProcess {
  private current: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly program: Program,
    private readonly sizes: PhotoSizes,
  ) {}

  /**
   * One at a time: the caller must wait for the result before the next call.
   * @throws PhotoError for a picture that is refused, PhotoProcessEnded if the process died or took too long.
   */
  async encode(
    bytes: Buffer,
    { keepsWebp = false }: Pick<Upload, 'keepsWebp'> = {},
  ): Promise<EncodedPhoto> {
    clearTimeout(this.idle);
    const child = (this.current ??= this.start());
    keepAlive(child, true);
    try {
      const answer = await this.answerOf(child, { bytes, sizes: this.sizes, keepsWebp });
      if ('photo' in answer) return answer.photo;
      if ('refusal' in answer) throw new PhotoError(answer.refusal);
      throw new Error(`The photo process failed: ${answer.failure}`);
    } finally {
      keepAlive(child, false);
      this.idle = setTimeout(() => this.end(child), IDLE_MS).unref();
    }
  }

  private answerOf(child: ChildProcess, upload: Upload): Promise<PhotoAnswer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(child), MAX_WORK_MS);
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
        this.end(child);
        reject(new PhotoProcessEnded(String(signal ?? reason)));
      };
      child.once('message', answer).once('exit', die).once('error', die);
      child.send(upload, (error) => error && die(error));
    });
  }

  private start(): ChildProcess {
    const child = fork(this.program.file, {
      execArgv: this.program.execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const kill = () => this.end(child);
    process.once('exit', kill);
    child.once('exit', () => {
      process.off('exit', kill);
      this.end(child);
    });
    lowerPriority(child);
    return child;
  }

  /** Kills the process; the next photo starts a new one. */
  private end(child: ChildProcess): void {
    if (this.current === child) this.current = undefined;
    child.kill('SIGKILL');
  }
}

/** To be called right after the start: threads inherit the priority that the process has when they are created. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, NICENESS);
  } catch {
    // It has already ended, which its exit event reports.
  }
}

/** An idle photo process does not keep its parent from exiting, and ends with it. */
function keepAlive(child: ChildProcess, isWorking: boolean): void {
  if (isWorking) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
