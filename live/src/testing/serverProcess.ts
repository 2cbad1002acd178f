import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { origin } from './testLive';

export interface ServerProcess {
  child: ChildProcess;
  url: string;
}

/** Starts a server in a process of its own. @param mailUrl where its mails go. */
export async function startServer(address: string, mailUrl: string): Promise<ServerProcess> {
  const script = join(__dirname, 'visitorsServer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ADDRESS: address, ORIGIN: origin, MAIL_URL: mailUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, url: line.trim() };
}

/** Ends a server at once, in the middle of its work. */
export async function killServer({ child }: ServerProcess): Promise<void> {
  const died = once(child, 'exit');
  child.kill('SIGKILL');
  await died;
}
