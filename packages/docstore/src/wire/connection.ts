import type { Socket } from 'node:net';
import { dispatch } from '../commands/dispatch.js';
import type { Caller, ServerSettings } from '../commands/command.js';
import { errorFields } from '../commands/writes/write-batch.js';
import { codeName, CommandError } from '../errors.js';
import type { EncodableDocument } from '../values/encode.js';
import { doc } from '../values/types.js';
import { addClusterTime } from './cluster-time.js';
import { Framing } from './framing.js';
import { buildReply, parseMessage, type Request } from './message.js';

/** Serves one client: reads messages and answers them in order. */
export class ClientConnection {
  private readonly framing = new Framing();
  private readonly caller: Caller;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    id: number,
    private readonly settings: ServerSettings,
  ) {
    this.caller = { id, isGone: () => socket.destroyed };
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => settings.sessions.connectionClosed(id));
  }

  private receive(chunk: Buffer): void {
    try {
      for (const message of this.framing.push(chunk)) {
        this.last = this.last
          .then(() => this.answer(message))
          .catch(() => {
            this.socket.destroy();
          });
      }
    } catch {
      this.socket.destroy(); // where the next message starts is unknown
    }
  }

  private async answer(message: Buffer): Promise<void> {
    let request: Pick<Request, 'id' | 'isLegacy' | 'isUnacknowledged'> = {
      id: message.readInt32LE(4),
      isLegacy: false,
      isUnacknowledged: false,
    };
    let reply: EncodableDocument;
    try {
      const parsed = await this.settings.store.scheduler.run(parseMessage(message), {});
      request = parsed;
      reply = new Map(await dispatch(this.settings, parsed.body, this.caller));
      reply.set('ok', 1);
    } catch (error) {
      reply = errorReply(error);
    }
    if (request.isUnacknowledged || this.socket.destroyed) return;
    if (!request.isLegacy) addClusterTime(reply);
    this.socket.write(buildReply(request, reply));
  }
}

function errorReply(error: unknown): EncodableDocument {
  const known =
    error instanceof CommandError
      ? error
      : new CommandError(1, error instanceof Error ? error.message : String(error));
  const reply: EncodableDocument = doc({
    ...errorFields(known),
    codeName: codeName(known.code),
    errorLabels: known.labels.length > 0 ? [...known.labels] : undefined,
  });
  reply.set('ok', 0);
  return reply;
}
