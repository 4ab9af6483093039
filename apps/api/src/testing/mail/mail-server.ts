import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach } from 'vitest';

/** What a mail server does with the next mails, one after the other; it accepts the rest. */
type Behaviour = 'accepts' | 'refuses' | 'asks to wait' | 'hangs up' | 'never answers';

export interface MailServer {
  url: string;
  /** What it has taken, parsed. */
  mails: ParsedMail[];
  /** Whom it was asked to deliver to. */
  recipients: string[];
  close: () => Promise<void>;
}

const servers: MailServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Starts a mail server on a free port, until the end of the test. */
export async function startMailServer(...behaviours: Behaviour[]): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const recipients: string[] = [];
  let next: Behaviour = 'accepts';
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      next = behaviours.shift() ?? 'accepts';
      done();
    },
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      if (next === 'refuses') done(answer(550, 'No such person here'));
      else if (next === 'asks to wait') done(answer(451, 'Please try again later'));
      else done();
    },
    onData(stream, _session, done) {
      if (next === 'never answers') return;
      if (next === 'hangs up') {
        stream.destroy();
        for (const connection of smtp.connections) connection.close();
        return;
      }
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        (error: unknown) => done(error as Error),
      );
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const server = {
    recipients,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  servers.push(server);
  return server;
}
