import { Worker } from 'node:worker_threads';
import type {
  FromRenderer,
  PageCall,
  PageCallReply,
  PageRequest,
  RenderedPage,
  ToRenderer,
} from '@shop/shared';
import { log } from '../../log.js';
import { shareOf } from '../../workers/config.js';

/** Maximum number of pages in progress, waiting ones included. For further pages, the shell is sent at once. */
export const MAX_PAGES_UNDER_WAY = 48;
/** How long a visitor waits for a rendered page before the shell is sent. */
const DEADLINE_MS = 1_000;
/** A thread that owes an answer for this long has hung. Starting a thread takes a fraction of this. */
const HANG_MS = 10_000;
/** How long no page is rendered after the thread died or hung, so that a page that breaks it costs little. */
const REST_MS = 5_000;
/** How long an idle thread is kept. Then it ends, which frees its memory. */
const IDLE_MS = 30_000;
/** The thread's maximum heap; beyond it, V8 ends the thread. */
const MEMORY_MB = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 3 };

const TIMES = { deadlineMs: DEADLINE_MS, hangMs: HANG_MS, restMs: REST_MS, idleMs: IDLE_MS };

/** Answers the calls that a page's data comes from. A rejection means that the page can't be rendered now. */
export type AnswerCall = (call: PageCall) => Promise<PageCallReply>;

interface PageUnderWay {
  answer: AnswerCall;
  /** The number of calls whose replies the thread waits for. With 0, it owes the page. */
  calls: number;
  resolve: (page: RenderedPage | undefined) => void;
}

/**
 * Renders pages in a worker thread, which is started for the first page. If rendering fails or takes too long, it
 * returns `undefined`: then the visitor gets the shell, whose script renders the page.
 */
export class PageRenderer {
  private worker: Worker | undefined;
  private readonly pages = new Map<number, PageUnderWay>();
  private next = 1;
  private restsUntil = -Infinity;
  private idle: NodeJS.Timeout | undefined;
  private hang: NodeJS.Timeout | undefined;
  private readonly times: typeof TIMES;

  /** @param file is the script that the build of the pages made. */
  constructor(
    private readonly file: string,
    times: Partial<typeof TIMES> = {},
  ) {
    this.times = { ...TIMES, ...times };
  }

  async render(request: PageRequest, answer: AnswerCall): Promise<RenderedPage | undefined> {
    if (performance.now() < this.restsUntil || this.pages.size >= shareOf(MAX_PAGES_UNDER_WAY))
      return undefined;
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const page = this.next++;
    const { promise, resolve } = outcome<RenderedPage | undefined>();
    // A late page stays in `pages` until the thread is done with it.
    const timer = setTimeout(() => resolve(undefined), this.times.deadlineMs);
    this.pages.set(page, { answer, calls: 0, resolve });
    this.send({ type: 'render', page, ...request });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the thread. Pages in progress get the shell. */
  stop(): void {
    this.restsUntil = Infinity;
    this.endWorker();
  }

  private start(): Worker {
    const worker = new Worker(this.file, {
      // Pages must not see the shop's secrets or start options.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: MEMORY_MB,
    });
    worker.unref();
    worker.on('message', (message: FromRenderer) => this.receive(message));
    worker.on('error', ({ message }) => this.fail(worker, `failed: ${message}`));
    worker.on('exit', () => this.fail(worker, 'ended'));
    return worker;
  }

  private send(message: ToRenderer): void {
    this.worker?.postMessage(message);
    this.hang ??= this.watch();
  }

  private receive(message: FromRenderer): void {
    const { page } = message;
    const underWay = this.pages.get(page);
    if (underWay && message.type === 'call') void this.reply(underWay, message);
    else if (underWay) {
      if (message.type === 'failed' && message.message)
        log.error(`A page could not be rendered: ${message.message}`);
      underWay.resolve(message.type === 'rendered' ? message.rendered : undefined);
      this.pages.delete(page);
      if (this.pages.size === 0)
        this.idle = setTimeout(() => this.endWorker(), this.times.idleMs).unref();
    }
    clearTimeout(this.hang);
    this.hang = this.watch();
  }

  private async reply(underWay: PageUnderWay, { page, call, method, path, input }: CallMessage) {
    underWay.calls += 1;
    // Without a reply, the page's own script makes the call and shows the error.
    const reply = await underWay
      .answer({ method, path, input })
      .catch((): PageCallReply => ({ status: 503 }));
    underWay.calls -= 1;
    if (reply.status === 503) underWay.resolve(undefined);
    this.send({ type: 'reply', page, call, reply });
  }

  /** Ends the thread if it owes a page and does not respond. */
  private watch(): NodeJS.Timeout | undefined {
    const { worker } = this;
    const isOwed = [...this.pages.values()].some(({ calls }) => calls === 0);
    if (!worker || !isOwed) return undefined;
    return setTimeout(() => this.fail(worker, 'hung'), this.times.hangMs).unref();
  }

  private fail(worker: Worker, how: string): void {
    if (worker !== this.worker) return;
    log.error(`The thread that renders pages ${how}. Pages are sent as shells for a while.`);
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

type CallMessage = Extract<FromRenderer, { type: 'call' }>;

function outcome<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
