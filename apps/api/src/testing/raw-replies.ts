import { connect } from 'node:net';

/** A reply as it was read from the connection. */
export interface RawReply {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  body: string;
}

const METHOD = /^[A-Z]+/;

/**
 * Writes requests to one connection without waiting for replies, and reads all bytes until the shop closes it.
 * @param apartMs separates the requests; by default, they arrive together.
 */
export function sendPipelined(
  port: number,
  requests: readonly string[],
  apartMs = 0,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', (bytes: string) => (received += bytes));
    socket.once('error', reject).once('close', () => resolve(received));
    if (apartMs === 0) socket.write(requests.join(''));
    else
      requests.forEach((request, index) =>
        setTimeout(() => socket.write(request), index * apartMs),
      );
  });
}

/**
 * Splits the bytes of a connection into the replies to these requests, as a strict client does.
 * @throws Error for bytes that no reply may have at this place, and for a body without a length.
 */
export function repliesTo(requests: readonly string[], received: string): RawReply[] {
  const replies: RawReply[] = [];
  let rest = received;
  for (const request of requests) {
    if (rest === '' && replies.at(-1)?.headers.get('connection') === 'close') break;
    const { reply, after } = takeReply(METHOD.exec(request)?.[0] === 'HEAD', rest);
    replies.push(reply);
    rest = after;
  }
  if (rest !== '') throw new Error(`After the last reply: ${rest}`);
  return replies;
}

function takeReply(isHead: boolean, text: string): { reply: RawReply; after: string } {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) [\w -]+$/.exec(first)?.[1];
  if (end === -1 || status === undefined) throw new Error(`Not a reply: ${text}`);
  const headers = new Map(lines.map(headerOf));
  if (headers.size !== lines.length) throw new Error(`A header twice: ${lines.join(', ')}`);
  const isBare = isHead || status === '204' || status === '304';
  const length = isBare ? '0' : headers.get('content-length');
  if (length === undefined) throw new Error(`A body of no length: ${text}`);
  const from = end + '\r\n\r\n'.length;
  const body = text.slice(from, from + Number(length));
  if (body.length !== Number(length)) throw new Error(`A body that is too short: ${text}`);
  return {
    reply: { status: Number(status), headers, body },
    after: text.slice(from + Number(length)),
  };
}

function headerOf(line: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+): ([\x20-\x7e]*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`Not a header: ${line}`);
  return [name.toLowerCase(), value];
}
