import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Document = Record<string, string | number>;
interface Query {
  q: string;
  filter?: string[];
  sort?: string[];
  offset?: number;
  limit?: number;
  facets?: string[];
  attributesToHighlight?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** Speaks as much of Meilisearch's HTTP as the shop uses, and finds words as they are spelt. */
export class SearchServerStandIn {
  readonly documents = new Map<string, Document>();
  synonyms: Record<string, string[]> = {};
  typoTolerance: { disableOnWords?: string[] } = {};
  /** Misspelt words that it forgives, with what they mean. */
  readonly misspellings = new Map<string, string>();
  /** Each write: method and path. */
  readonly writes: string[] = [];
  /** Whether it takes requests and never answers. */
  isSilent = false;
  isFailing = false;
  /** The end of a path that fails. */
  failingPath: string | undefined;
  private readonly server: Server;

  private constructor(private readonly key: string) {
    this.server = createServer((req, res) => {
      void bodyOf(req).then(
        (body) => this.reply(req, body, res),
        // The shop no longer waits for this reply.
        () => undefined,
      );
    });
  }

  static async start(key: string): Promise<SearchServerStandIn> {
    const standIn = new SearchServerStandIn(key);
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get host(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private reply(req: IncomingMessage, body: unknown, res: ServerResponse): void {
    if (this.isSilent) return;
    const isAllowed = req.headers.authorization === `Bearer ${this.key}`;
    const isFailing = this.isFailing || req.url?.endsWith(this.failingPath ?? '?') === true;
    const status = isFailing ? 500 : isAllowed ? 200 : 401;
    const answer = status === 200 ? this.answer(req, body) : { message: 'no', code: 'no' };
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  private answer({ method = '', url = '' }: IncomingMessage, body: unknown): unknown {
    const path = url.split('?')[0] ?? '';
    if (path === '/multi-search')
      return { results: (body as { queries: Query[] }).queries.map((one) => this.find(one)) };
    if (path.startsWith('/tasks/')) return { uid: 1, status: 'succeeded' };
    this.writes.push(`${method} ${path}`);
    if (path.endsWith('/documents')) {
      for (const one of body as Document[])
        this.documents.set(String(one.id), { ...this.documents.get(String(one.id)), ...one });
    } else if (path.endsWith('/documents/delete-batch'))
      for (const id of body as string[]) this.documents.delete(id);
    else if (path.endsWith('/documents/delete')) {
      const fits = conditionFrom((body as { filter: string }).filter);
      for (const [id, one] of this.documents) if (fits(one)) this.documents.delete(id);
    } else if (path.endsWith('/synonyms')) this.synonyms = body as Record<string, string[]>;
    else if (path.endsWith('/settings'))
      this.typoTolerance = (body as Pick<this, 'typoTolerance'>).typoTolerance;
    return { taskUid: 1, indexUid: 'products', status: 'enqueued', type: 'x', enqueuedAt: '' };
  }

  private find({ q, filter = [], sort = [], offset = 0, limit = 20, facets, ...query }: Query) {
    const words = q
      .toLowerCase()
      .split(' ')
      .filter(Boolean)
      .map((word) => this.misspellings.get(word) ?? word);
    const conditions = filter.map(conditionFrom);
    const [by = 'createdAt', direction = 'desc'] = (sort[0] ?? '').split(':').filter(Boolean);
    const found = [...this.documents.values()]
      .filter((one) => words.every((word) => this.has(one, word)))
      .filter((one) => conditions.every((fits) => fits(one)))
      .sort((a, b) => ((a[by] ?? 0) < (b[by] ?? 0) ? -1 : 1) * (direction === 'asc' ? 1 : -1));
    const categories: Record<string, number> = {};
    for (const { category = '' } of found) categories[category] = (categories[category] ?? 0) + 1;
    return {
      hits: found.slice(offset, offset + limit).map((one) => ({
        id: one.id,
        ...(query.attributesToHighlight && { _formatted: highlighted(one, words, query) }),
      })),
      estimatedTotalHits: found.length,
      ...(facets && { facetDistribution: { category: categories } }),
    };
  }

  private has({ name, description, categoryName }: Document, word: string): boolean {
    const text = `${name} ${description} ${categoryName}`.toLowerCase();
    return [word, ...(this.synonyms[word] ?? [])].some((one) => text.includes(one));
  }
}

function highlighted(
  document: Document,
  words: readonly string[],
  { attributesToHighlight = [], highlightPreTag = '', highlightPostTag = '' }: Partial<Query>,
) {
  const tagged = (text: string) =>
    words.reduce(
      (all, word) =>
        all.replace(
          new RegExp(`\\b${word}`, 'gi'),
          (found) => highlightPreTag + found + highlightPostTag,
        ),
      text,
    );
  return Object.fromEntries(
    attributesToHighlight.map((name) => [name, tagged(String(document[name]))]),
  );
}

function conditionFrom(text: string): (document: Document) => boolean {
  const [, field = '', operator = '', value = ''] =
    /^(\w+) (NOT IN|IN|>=|<=|=|!=) (.*)$/.exec(text) ?? [];
  const wanted: unknown = JSON.parse(value);
  const conditions: Record<string, (given: unknown) => boolean> = {
    IN: (given) => (wanted as unknown[]).includes(given),
    'NOT IN': (given) => !(wanted as unknown[]).includes(given),
    '>=': (given) => Number(given) >= Number(wanted),
    '<=': (given) => Number(given) <= Number(wanted),
    '=': (given) => given === wanted,
    '!=': (given) => given !== wanted,
  };
  return (document) => conditions[operator]?.(document[field]) ?? false;
}

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}
