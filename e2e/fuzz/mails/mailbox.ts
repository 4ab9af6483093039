import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 60_000;

/** A page that mails link to with a token. */
type LinkedPage = 'reset-password' | 'invitation' | 'pay';

/** A mail server that takes every mail. */
export class Mailbox {
  private readonly links = new Map<string, string>();
  private readonly smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then(
        (mail) => {
          this.keep(session.envelope.rcptTo[0]?.address ?? '', mail);
          done();
        },
        (error: unknown) => done(error as Error),
      );
    },
  });

  static async open(): Promise<Mailbox> {
    const box = new Mailbox();
    await new Promise<void>((resolve) => box.smtp.listen(0, '127.0.0.1', resolve));
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }

  /**
   * The token of the last link that went to an address.
   * @param page where it leads.
   * @param earlier the token of a link that it replaces.
   * @throws Error if none comes.
   */
  async linkToken(page: LinkedPage, address: string, earlier?: string): Promise<string> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
      const token = this.links.get(`${page} ${address}`);
      if (token && token !== earlier) return token;
      await wait(LOOK_EVERY_MS);
    }
    throw new Error(`No link to ${page} came to ${address}`);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.smtp.close(() => resolve()));
  }

  private keep(address: string, mail: string): void {
    // Long lines are broken, and an equals sign is written as a number.
    const readable = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const [, page, token] =
      /(reset-password|invitation|pay)(?:\?token=|#)([\w-]+)/.exec(readable) ?? [];
    if (page && token) this.links.set(`${page} ${address}`, token);
  }
}
