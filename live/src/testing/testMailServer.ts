import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** What has arrived. */
  mails: Email[];
  /** The same as it arrived. */
  raw: string[];
  /** What the server answers, such as `[451, 'Try again later']`; nothing when it takes mails. */
  refusal: [code: number, text: string] | undefined;
  close: () => Promise<void>;
}

/** A mail server on this machine, which keeps what arrives. @param port any free one by default. */
export async function testMailServer(port = 0): Promise<TestMailServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void take(Buffer.concat(chunks)).then(() => done(), done));
    },
  });
  const take = async (raw: Buffer) => {
    if (mail.refusal) throw Object.assign(new Error(mail.refusal[1]), { responseCode: mail.refusal[0] });
    mail.raw.push(raw.toString());
    mail.mails.push(await PostalMime.parse(raw));
  };
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const mail: TestMailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: [],
    raw: [],
    refusal: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
