import { CommandError } from '../errors.js';
import { decode } from '../values/decode.js';
import { encodeBehind, RawDocument, type EncodableDocument } from '../values/encode.js';
import type { BsonDocument } from '../values/types.js';
import { PAUSE, type Work } from '../work/work.js';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

/** MongoDB's own limit for one message. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;
/** Approximate size of a reply apart from its documents. */
const REPLY_BYTES = 1_024;
/** Bytes of an element's type and of its name, which is a number. */
const NAME_BYTES = 8;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** A command as received from the client. */
export interface Request {
  id: number;
  /** with document sequences as arrays */
  body: BsonDocument;
  /** OP_QUERY, which drivers use only for their first hello */
  isLegacy: boolean;
  /** the client does not wait for a reply */
  isUnacknowledged: boolean;
}

/**
 * Reads one whole message.
 * @throws CommandError ProtocolError (17) for anything but commands
 */
export function* parseMessage(bytes: Buffer): Work<Request> {
  const id = bytes.readInt32LE(4);
  const opcode = bytes.readInt32LE(12);
  if (opcode === OP_QUERY) return parseQuery(id, bytes);
  if (opcode === OP_MSG) return yield* parseOpMessage(id, bytes);
  throw new CommandError(17, `wire opcode ${opcode} is not supported: use MongoDB`);
}

function parseQuery(id: number, bytes: Buffer): Request {
  const namespaceStart = HEADER_BYTES + 4;
  const namespaceEnd = bytes.indexOf(0, namespaceStart);
  const body = decode(bytes.subarray(namespaceEnd + 1 + 8));
  const [database = 'admin'] = bytes.toString('utf8', namespaceStart, namespaceEnd).split('.');
  if (!body.has('$db')) body.set('$db', database);
  return { id, body, isLegacy: true, isUnacknowledged: false };
}

function* parseOpMessage(id: number, bytes: Buffer): Work<Request> {
  const flags = bytes.readUInt32LE(HEADER_BYTES);
  const end = bytes.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let body: BsonDocument | undefined;
  const sequences: [string, BsonDocument[]][] = [];
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = bytes.readUInt8(at);
    const size = bytes.readInt32LE(at + 1);
    if (size < 5 || at + 1 + size > end)
      throw new CommandError(17, 'a message section has a wrong size');
    const section = bytes.subarray(at + 1, at + 1 + size);
    if (kind === 0) body = decode(section);
    else if (kind === 1) sequences.push(yield* parseSequence(section));
    else throw new CommandError(17, `message section kind ${kind} is not known`);
    at += 1 + size;
  }
  if (!body) throw new CommandError(17, 'a message has no body');
  for (const [name, documents] of sequences) body.set(name, documents);
  return { id, body, isLegacy: false, isUnacknowledged: (flags & MORE_TO_COME) !== 0 };
}

function* parseSequence(section: Buffer): Work<[string, BsonDocument[]]> {
  const nameEnd = section.indexOf(0, 4);
  const documents: BsonDocument[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length)
      throw new CommandError(17, 'a document sequence has a wrong size');
    documents.push(decode(section.subarray(at, at + size)));
    at += size;
    yield PAUSE;
  }
  return [section.toString('utf8', 4, nameEnd), documents];
}

/** The reply to a request, in the form of the request. */
export function buildReply(
  request: Pick<Request, 'id' | 'isLegacy'>,
  body: EncodableDocument,
): Buffer {
  return request.isLegacy ? buildLegacyReply(request.id, body) : buildOpMessage(request.id, body);
}

function buildOpMessage(requestId: number, body: EncodableDocument): Buffer {
  const message = encodeBehind(HEADER_BYTES + 5, body, REPLY_BYTES + bytesOfBatch(body));
  message.fill(0, HEADER_BYTES, HEADER_BYTES + 5); // no flags, then one section of kind 0, a document
  writeHeader(message, requestId, OP_MSG);
  return message;
}

/** Approximate size of the documents in a cursor's reply, including their names. */
function bytesOfBatch(body: EncodableDocument): number {
  const cursor = body.get('cursor');
  if (!(cursor instanceof Map)) return 0;
  const batch = cursor.get('firstBatch') ?? cursor.get('nextBatch');
  if (!Array.isArray(batch)) return 0;
  return batch.reduce<number>(
    (sum, item) => sum + (item instanceof RawDocument ? item.bytes.length + NAME_BYTES : 0),
    0,
  );
}

function buildLegacyReply(requestId: number, body: EncodableDocument): Buffer {
  const message = encodeBehind(HEADER_BYTES + 20, body, REPLY_BYTES);
  message.fill(0, HEADER_BYTES, HEADER_BYTES + 20);
  message.writeInt32LE(8, HEADER_BYTES); // flags: await capable
  message.writeInt32LE(1, HEADER_BYTES + 16); // one document
  writeHeader(message, requestId, OP_REPLY);
  return message;
}

let nextId = 1;

function writeHeader(message: Buffer, responseTo: number, opcode: number): void {
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE((nextId = (nextId % 0x7fffffff) + 1), 4);
  message.writeInt32LE(responseTo, 8);
  message.writeInt32LE(opcode, 12);
}
