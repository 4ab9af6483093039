import { connect, type Socket } from 'node:net';
import { deserialize, serialize, type Document } from 'bson';

/** Speaks OP_MSG without a driver, to send messages that drivers do not send. */
export class RawClient {
  private constructor(private readonly socket: Socket) {}

  /** @param uri of a socket, as `startDocstore` gives it */
  static connect(uri: string): Promise<RawClient> {
    const path = decodeURIComponent(/^mongodb:\/\/([^/]*)/.exec(uri)?.[1] ?? '');
    return new Promise((resolve, reject) => {
      const socket = connect(path);
      socket.once('error', reject);
      socket.once('connect', () => resolve(new RawClient(socket)));
    });
  }

  /** Sends a command and reads its whole reply. */
  command(body: Document): Promise<Document> {
    const document = Buffer.from(serialize(body));
    const head = Buffer.alloc(21);
    head.writeInt32LE(21 + document.length, 0);
    head.writeInt32LE(1, 4);
    head.writeInt32LE(2013, 12);
    this.socket.write(Buffer.concat([head, document]));
    return this.reply();
  }

  close(): void {
    this.socket.destroy();
  }

  private reply(): Promise<Document> {
    let received = Buffer.alloc(0);
    return new Promise((resolve, reject) => {
      const onClose = (): void => reject(new Error('the store has closed the connection'));
      this.socket.once('close', onClose);
      const onData = (chunk: Buffer): void => {
        received = Buffer.concat([received, chunk]);
        if (received.length < 4 || received.length < received.readInt32LE(0)) return;
        this.socket.off('data', onData).off('close', onClose);
        resolve(deserialize(received.subarray(21)));
      };
      this.socket.on('data', onData);
    });
  }
}
