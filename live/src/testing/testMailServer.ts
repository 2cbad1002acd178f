import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { certificate } from './certificate';

/** Steps of a mail. `CONN` is the greeting. */
type Step = 'CONN' | 'MAIL FROM' | 'RCPT TO' | 'DATA';

export interface TestMailServer {
  url: string;
  /** What has arrived. */
  mails: Email[];
  /** The same as it arrived. */
  raw: string[];
  /** How often somebody has connected. */
  connections: number;
  /** What the server answers, such as `[451, 'Try again later']`; nothing when it takes mails. */
  refusal: [code: number, text: string] | undefined;
  /** The step that it refuses. */
  refusesAt: Step;
  /** The only receiver that it refuses; all by default. */
  refuses: string | undefined;
  /** How many mails it takes before it refuses. */
  takes: number;
  /** How long it thinks about each step, in milliseconds. */
  slowness: number;
  close: () => Promise<void>;
}

interface Options {
  /** Any free one by default. */
  port?: number;
  /** Whether it offers STARTTLS, with a certificate of nobody. */
  isSecure?: boolean;
}

/** A mail server on this machine, which keeps what arrives. */
export async function testMailServer({ port = 0, isSecure = false }: Options = {}): Promise<TestMailServer> {
  const at = async (step: Step, done: (error?: Error | null) => void) => {
    if (mail.slowness > 0) await pause(mail.slowness);
    const refuses = mail.refusal && mail.refusesAt === step && mail.mails.length >= mail.takes;
    if (!refuses) return done();
    const [responseCode, text] = mail.refusal!;
    done(Object.assign(new Error(text), { responseCode }));
  };
  const server = new SMTPServer({
    ...(isSecure ? certificate() : { disabledCommands: ['STARTTLS'] }),
    authOptional: true,
    onConnect: (_session, done) => {
      mail.connections++;
      void at('CONN', done);
    },
    onMailFrom: (_address, _session, done) => void at('MAIL FROM', done),
    onRcptTo: ({ address }, _session, done) =>
      mail.refuses === undefined || mail.refuses === address ? void at('RCPT TO', done) : done(),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        () =>
          void at('DATA', (refusal) => {
            if (refusal) return done(refusal);
            void take(Buffer.concat(chunks)).then(() => done(), done);
          }),
      );
    },
  });
  // A connection that the other side ends.
  server.on('error', () => undefined);
  const take = async (raw: Buffer) => {
    mail.raw.push(raw.toString());
    mail.mails.push(await PostalMime.parse(raw));
  };
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const mail: TestMailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: [],
    raw: [],
    connections: 0,
    refusal: undefined,
    refusesAt: 'DATA',
    refuses: undefined,
    takes: 0,
    slowness: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
