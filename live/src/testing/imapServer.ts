import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort';

/** Debian's place, from `dovecot-imapd`. */
const dovecot = '/usr/sbin/dovecot';
export const hasDovecot = existsSync(dovecot);

export interface ImapServer {
  /** For `MAIL_INBOX`. */
  url: string;
  /** Puts a mail into the mailbox. @param at when it arrived there; by default now. */
  put: (mail: Buffer, at?: Date) => void;
  /** Removes all mails, so that numbers start again. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

const startTime = 15_000;

/** Owner of the mails. Dovecot reads none of root. */
const owner = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : userInfo();

/**
 * Starts dovecot with one mailbox, in a temporary folder and on the loopback interface.
 * @param timeZone of its clock, by whose days it searches.
 */
export async function startImap(timeZone = 'UTC'): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'imap-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, configuration(folder, port));
  const server = spawn(dovecot, ['-F', '-c', file], {
    stdio: 'ignore',
    env: { ...process.env, TZ: timeZone },
  });
  await reach(port);
  const mailbox = join(folder, 'mail');
  const make = (path: string) => {
    mkdirSync(path, { recursive: true });
    chownSync(path, owner.uid, owner.gid);
  };
  let count = 0;
  return {
    url: `imap://sara%40the.site:secret@localhost:${port}/INBOX`,
    put: (mail, at = new Date()) => {
      for (const path of ['', 'new', 'cur', 'tmp']) make(join(mailbox, path));
      const stored = join(mailbox, 'new', `${Date.now()}.${++count}.test`);
      writeFileSync(stored, mail, { mode: 0o644 });
      utimesSync(stored, at, at);
    },
    reset: async () => {
      rmSync(mailbox, { recursive: true, force: true });
      // Its UIDVALIDITY is the second in which it begins.
      await pause(1100);
    },
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number): string {
  const { username, uid } = userInfo();
  // As root, dovecot takes the users that its package has made.
  const users = uid === 0 ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`;
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
${users}
first_valid_uid = 0
first_valid_gid = 0
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

async function reach(port: number): Promise<void> {
  for (const end = Date.now() + startTime; Date.now() < end; await pause(50)) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error('Dovecot does not answer.');
}
