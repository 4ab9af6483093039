import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** How long a mail waits for its answer after it has arrived: a sender is often killed in between. */
const ANSWER_MS = 100;

/** A mail that arrived. */
interface Arrived {
  messageId: string;
  to: string;
  subject: string;
}

/** A mail server that remembers every mail, also those that come again. */
export class MailLog {
  readonly arrived: Arrived[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then(
        async (mail) => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          const header = (name: string) => headerOf(mail, name);
          this.arrived.push({ messageId: header('Message-ID'), to, subject: header('Subject') });
          await setTimeout(ANSWER_MS);
          done();
        },
        (error: unknown) => done(error as Error),
      );
    },
  });

  static async open(): Promise<MailLog> {
    const log = new MailLog();
    // A connection breaks when its sender is killed.
    log.#server.on('error', () => undefined);
    await new Promise<void>((resolve) => log.#server.listen(0, '127.0.0.1', resolve));
    return log;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
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
}

function headerOf(mail: string, name: string): string {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}
