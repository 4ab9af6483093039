import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect } from './walk.js';

/** Some mails leave a minute after their cause. */
const PATIENCE_MS = 110_000;

interface Letter {
  to: string;
  /** The whole message, with its lines and characters as they were written. */
  text: string;
}

/** A mail server that takes every mail. */
export class Letterbox {
  readonly #letters: Letter[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then(
        (mail) => {
          this.#letters.push({ to: envelope.rcptTo[0]?.address ?? '', text: readable(mail) });
          done();
        },
        (error: unknown) => done(error as Error),
      );
    },
  });

  static async open(): Promise<Letterbox> {
    const box = new Letterbox();
    await new Promise<void>((resolve) => box.#server.listen(0, '127.0.0.1', resolve));
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The mail to an address in whose subject something stands, once it has arrived. */
  async find(to: string, subject: string): Promise<string> {
    let found: Letter | undefined;
    const look = () => {
      found = this.#letters.find((one) => one.to === to && subjectOf(one.text).includes(subject));
      return found !== undefined;
    };
    await expect.poll(look, { timeout: PATIENCE_MS }).toBe(true);
    return found?.text ?? '';
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Without the line breaks and the codes of quoted-printable. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}

function subjectOf(mail: string): string {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  return /^Subject: (.*(?:\r\n[ \t].*)*)$/im.exec(head)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';
}
