import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The cache tags of a reply: a name for each thing that it shows. */
export type Tags = readonly string[];

/** Alternating names and values, as `writeHead` takes them. */
export type RawHeaders = readonly string[];

export type Encoding = 'br' | 'gzip';

/** A reply that was sent once. */
export interface SentReply {
  status: number;
  tags: Tags;
  /** Without the headers that differ from reply to reply. */
  headers: RawHeaders;
  etag: string;
  body: Buffer;
  /** The route for metrics, and the path for the log. */
  route: string;
  path: string;
}

/** One form of a reply as it is sent. */
export interface Form {
  headers: RawHeaders;
  body: Buffer;
  /** A short body with one character per byte: Node sends such a string in one write with the head. */
  text: string | undefined;
}

/** Compression gains nothing for smaller bodies. */
const SMALLEST_COMPRESSED = 1_024;
/** Longest body in bytes that is sent as a string; longer ones are not copied. */
const LONGEST_TEXT = 16_384;
/** The approximate memory of a reply besides its body. */
const OVERHEAD_BYTES = 5_000;
const COMPRESSIBLE = /^(?:application\/json|text\/html)/;
const BROTLI_QUALITY = 5;
/** The preferred one first. */
const ENCODINGS: readonly [Encoding, RegExp][] = [
  ['br', /(?:^|,)\s*br\s*(?:,|$)/],
  ['gzip', /(?:^|,)\s*gzip\s*(?:,|$)/],
];

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: promisify(gzip),
};

/** A cached reply in all the forms in which it can be sent. */
export class CachedReply {
  readonly status: number;
  readonly tags: Tags;
  readonly etag: string;
  readonly route: string;
  readonly path: string;
  readonly notModified: Form;
  private readonly plain: Form;
  private readonly compressed = new Map<Encoding, Form>();
  private readonly underWay = new Map<Encoding, Promise<void>>();
  private readonly isCompressible: boolean;

  constructor({ status, tags, headers, etag, body, route, path }: SentReply) {
    this.status = status;
    this.tags = tags;
    this.etag = etag;
    this.route = route;
    this.path = path;
    this.notModified = formOf(headers, Buffer.alloc(0));
    this.plain = formOf([...headers, 'Content-Length', String(body.length)], body);
    this.isCompressible =
      body.length >= SMALLEST_COMPRESSED && headers.some((value) => COMPRESSIBLE.test(value));
  }

  /** The maximum number of bytes in memory, compressed forms included. */
  get size(): number {
    const { body, text = '' } = this.plain;
    const plain = body.length + text.length;
    return OVERHEAD_BYTES + (this.isCompressible ? plain * 2 : plain);
  }

  get body(): Buffer {
    return this.plain.body;
  }

  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined {
    const { headers } = this.notModified;
    const index = headers.findIndex((each, at) => at % 2 === 0 && each.toLowerCase() === name);
    return index === -1 ? undefined : headers[index + 1];
  }

  /** The form for an `Accept-Encoding` without preferences; uncompressed until `compress` has resolved. */
  form(accepted: string | undefined): Form {
    const encoding = this.encodingFor(accepted);
    return (encoding && this.compressed.get(encoding)) ?? this.plain;
  }

  /** Makes the compressed form for an `Accept-Encoding` when it is first requested. @returns undefined if it is there. */
  compress(accepted: string | undefined): Promise<void> | undefined {
    const encoding = this.encodingFor(accepted);
    if (!encoding || this.compressed.has(encoding)) return undefined;
    const making = this.underWay.get(encoding) ?? this.make(encoding);
    this.underWay.set(encoding, making);
    return making;
  }

  private encodingFor(accepted: string | undefined): Encoding | undefined {
    if (!accepted || !this.isCompressible) return undefined;
    return ENCODINGS.find(([, pattern]) => pattern.test(accepted))?.[0];
  }

  private async make(encoding: Encoding): Promise<void> {
    const form = await compress[encoding](this.plain.body).then(
      (body) => {
        const own = ['Content-Encoding', encoding, 'Content-Length', String(body.length)];
        return formOf([...this.notModified.headers, ...own], body);
      },
      () => this.plain,
    );
    this.compressed.set(encoding, form);
    this.underWay.delete(encoding);
  }
}

function formOf(headers: RawHeaders, body: Buffer): Form {
  return {
    headers,
    body,
    text: body.length <= LONGEST_TEXT ? body.toString('latin1') : undefined,
  };
}
