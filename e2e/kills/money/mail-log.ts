import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** How long a mail waits for its answer after it has arrived: a sender is often killed in between. */
const ANSWER_MS = 100;
/** How long the server waits for a message to die amid of. */
const MESSAGE_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 5;

/** A mail that arrived. */
interface Arrived {
  messageId: string;
  to: string;
  subject: string;
}

/** A mail server that remembers every mail, also those that come again, and can die amid a message. */
export class MailLog {
  readonly arrived: Arrived[] = [];
  /** Messages whose senders never learned what became of them. */
  unanswered = 0;
  #server = new SMTPServer();
  #port = 0;
  #underWay = 0;
  readonly #sockets = new Set<Socket>();

  static async open(): Promise<MailLog> {
    const log = new MailLog();
    await log.reopen();
    return log;
  }

  /** Opens the server, at the port that it had before. */
  async reopen(): Promise<void> {
    this.#underWay = 0;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        this.#underWay += 1;
        text(stream).then(
          async (mail) => {
            this.#note(mail, session.envelope.rcptTo[0]?.address ?? '');
            await setTimeout(ANSWER_MS);
            if (server === this.#server) this.#underWay -= 1;
            done();
          },
          (error: unknown) => done(error as Error),
        );
      },
    });
    // A connection breaks when its sender is killed.
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#server = server;
    this.#port = (server.server.address() as AddressInfo).port;
  }

  /** Dies amid a message, if one comes soon: its sender gets no answer, whether or not the message has arrived. */
  async kill(): Promise<void> {
    const end = performance.now() + MESSAGE_WITHIN_MS;
    while (this.#underWay === 0 && performance.now() < end) await setTimeout(LOOK_EVERY_MS);
    this.unanswered += this.#underWay;
    for (const socket of this.#sockets) socket.destroy();
    await this.close();
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** The different Message-IDs of mails to an address whose subject matches. */
  idsOf(to: string, subject: RegExp): Set<string> {
    const matching = this.arrived.filter((mail) => mail.to === to && subject.test(mail.subject));
    return new Set(matching.map(({ messageId }) => messageId));
  }

  /** How many mails came again. */
  get repetitions(): number {
    return this.arrived.length - new Set(this.arrived.map(({ messageId }) => messageId)).size;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #note(mail: string, to: string): void {
    const header = (name: string) => headerOf(mail, name);
    this.arrived.push({ messageId: header('Message-ID'), to, subject: header('Subject') });
  }
}

function headerOf(mail: string, name: string): string {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}
