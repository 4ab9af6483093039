import { Worker } from 'node:worker_threads';
import type { FromRenderer, NoReply, RenderTypes, ToRenderer } from './messages.js';

/** How long a visitor waits for a rendered page before it is given up. */
const DEADLINE_MS = 1_000;
/** A thread that does not respond for this long has hung. Starting a thread takes a fraction of this. */
const HANG_MS = 10_000;
/** How long no page is rendered after the thread died or hung, so that a page that breaks it costs little. */
const REST_MS = 5_000;
/** How long an idle thread is kept. Then it ends, which frees its memory. */
const IDLE_MS = 30_000;
/** The thread's maximum heap; beyond it, V8 ends the thread. */
const MEMORY_MB = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 3 };

const TIMES = { deadlineMs: DEADLINE_MS, hangMs: HANG_MS, restMs: REST_MS, idleMs: IDLE_MS };

/** Answers the calls that a page's data comes from. A rejection means that the page can't be rendered now. */
export type AnswerCall<T extends RenderTypes> = (call: T['call']) => Promise<T['reply'] | NoReply>;

/** How pages are rendered. */
export interface RendererOptions {
  /** Maximum number of pages in progress, waiting ones included. */
  maxPages: number;
  /** Receives what an operator has to know. */
  report: (message: string) => void;
  times?: Partial<typeof TIMES>;
}

interface PageUnderWay<T extends RenderTypes> {
  answer: AnswerCall<T>;
  /** The number of calls whose replies the thread waits for. With 0, the page is to come from the thread. */
  calls: number;
  resolve: (page: T['page'] | undefined) => void;
}

/**
 * Renders pages in a worker thread, which is started for the first page. If rendering fails or takes too long, it
 * returns `undefined`: then the caller sends something else.
 */
export class PageRenderer<T extends RenderTypes> {
  private worker: Worker | undefined;
  private readonly pages = new Map<number, PageUnderWay<T>>();
  private next = 1;
  private restsUntil = -Infinity;
  private idle: NodeJS.Timeout | undefined;
  private hang: NodeJS.Timeout | undefined;
  private readonly times: typeof TIMES;

  /** @param file is the script of the thread. */
  constructor(
    private readonly file: string,
    private readonly options: RendererOptions,
  ) {
    this.times = { ...TIMES, ...options.times };
  }

  async render(request: T['request'], answer: AnswerCall<T>): Promise<T['page'] | undefined> {
    if (performance.now() < this.restsUntil || this.pages.size >= this.options.maxPages)
      return undefined;
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const page = this.next++;
    const { promise, resolve } = outcome<T['page'] | undefined>();
    // A late page stays in `pages` until the thread is done with it.
    const timer = setTimeout(() => resolve(undefined), this.times.deadlineMs);
    this.pages.set(page, { answer, calls: 0, resolve });
    this.send({ type: 'render', page, request });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the thread. Pages in progress are given up. */
  stop(): void {
    this.restsUntil = Infinity;
    this.endWorker();
  }

  private start(): Worker {
    const worker = new Worker(this.file, {
      // Pages must not see the server's secrets or start options.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: MEMORY_MB,
    });
    worker.unref();
    worker.on('message', (message: FromRenderer<T>) => this.receive(message));
    worker.on('error', ({ message }) => this.fail(worker, `failed: ${message}`));
    worker.on('exit', () => this.fail(worker, 'ended'));
    return worker;
  }

  private send(message: ToRenderer<T>): void {
    this.worker?.postMessage(message);
    this.hang ??= this.watch();
  }

  private receive(message: FromRenderer<T>): void {
    const { page } = message;
    const underWay = this.pages.get(page);
    if (underWay && message.type === 'call') void this.reply(underWay, message);
    else if (underWay) {
      if (message.type === 'failed' && message.message)
        this.options.report(`A page could not be rendered: ${message.message}`);
      underWay.resolve(message.type === 'rendered' ? message.rendered : undefined);
      this.pages.delete(page);
      if (this.pages.size === 0)
        this.idle = setTimeout(() => this.endWorker(), this.times.idleMs).unref();
    }
    clearTimeout(this.hang);
    this.hang = this.watch();
  }

  private async reply(underWay: PageUnderWay<T>, { page, call, made }: CallMessage<T>) {
    underWay.calls += 1;
    const reply = await underWay.answer(made).catch((): NoReply => ({ status: 503 }));
    underWay.calls -= 1;
    if (reply.status === 503) underWay.resolve(undefined);
    this.send({ type: 'reply', page, call, reply });
  }

  /** Ends the thread if a page is to come from it and it does not respond. */
  private watch(): NodeJS.Timeout | undefined {
    const { worker } = this;
    const isExpected = [...this.pages.values()].some(({ calls }) => calls === 0);
    if (!worker || !isExpected) return undefined;
    return setTimeout(() => this.fail(worker, 'hung'), this.times.hangMs).unref();
  }

  private fail(worker: Worker, how: string): void {
    if (worker !== this.worker) return;
    this.options.report(
      `The thread that renders pages ${how}. Pages are sent as shells for a while.`,
    );
    this.restsUntil = performance.now() + this.times.restMs;
    this.endWorker();
  }

  private endWorker(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    clearTimeout(this.idle);
    clearTimeout(this.hang);
    this.hang = undefined;
    for (const { resolve } of this.pages.values()) resolve(undefined);
    this.pages.clear();
  }
}

type CallMessage<T extends RenderTypes> = Extract<FromRenderer<T>, { type: 'call' }>;

function outcome<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
