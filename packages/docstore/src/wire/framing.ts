import { CommandError } from '../errors.js';
import { MAX_MESSAGE_BYTES } from './message.js';

/** Splits a stream of bytes into complete messages. Each begins with its length. */
export class Framing {
  private chunks: Buffer[] = [];
  private held = 0;

  /** @throws CommandError ProtocolError (17) for an invalid length */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.held += chunk.length;
    for (;;) {
      const length = this.messageLength();
      if (length === undefined || this.held < length) return;
      const all = this.joined();
      this.chunks = [all.subarray(length)];
      this.held -= length;
      yield all.subarray(0, length);
    }
  }

  private messageLength(): number | undefined {
    if (this.held < 4) return undefined;
    const [first] = this.chunks;
    const length = (first && first.length >= 4 ? first : this.joined()).readInt32LE(0);
    if (length < 16 || length > MAX_MESSAGE_BYTES) {
      throw new CommandError(17, `a message cannot have ${length} bytes`);
    }
    return length;
  }

  private joined(): Buffer {
    const all =
      this.chunks.length === 1 && this.chunks[0] ? this.chunks[0] : Buffer.concat(this.chunks);
    this.chunks = [all];
    return all;
  }
}
