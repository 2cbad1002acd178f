import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TestMailServer } from '../../live/src/testing/testMailServer';
import { join as joinSite, manager } from '../live/people';
import type { S3Server } from '../s3Server';
import { expect } from '../site';
import { commandsIn, inTurn, runHere } from './commandsIn';
import type { Machine } from './machine';

export interface Walk {
  machine: Machine;
  page: Page;
  bucket: S3Server;
  mails: TestMailServer;
  /** For what stands beside the checkout. */
  folder: string;
}

export const origin = 'https://the.site';

/** Folders of this machine in the place of another one and its neighbours. */
export const placesOf = ({ machine, folder }: Walk) => ({
  '../': `${folder}/`,
  'root@the.site:': machine.path(''),
});

export const prepare = ({ machine }: Walk) =>
  inTurn(commandsIn('first-server.md', 'Prepare the machine'), machine.run);

/** Builds the server, and publishes the site into the bucket. */
export async function publishSite(walk: Walk): Promise<void> {
  const { environment } = walk.bucket;
  const names = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
  const keys = Object.fromEntries(names.map((name) => [`${name}=…`, `${name}=${environment[name]}`]));
  const changes = { ...placesOf(walk), ...keys };
  await inTurn(commandsIn('first-server.md', 'In a checkout on your own machine', changes), (block) =>
    runHere(block),
  );
}

/** Made here, as nobody answers Let's Encrypt for the.site. */
const certificate = `openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=the.site -days 30 \
  -addext subjectAltName=DNS:the.site -keyout /etc/ssl/the.site.key -out /etc/ssl/the.site.pem`;

/** What \`certbot --nginx\` does once it has a certificate. */
const certbot = `certbot install --nginx --non-interactive --redirect -d the.site --key-path /etc/ssl/the.site.key \
  --cert-path /etc/ssl/the.site.pem --fullchain-path /etc/ssl/the.site.pem`;

/** Reads the log until it shows the link. */
const firstLink =
  "until journalctl --unit vibrant-peak --output cat | grep '^https://the.site/.*#'; do sleep 1; done";

/** Starts it behind nginx, over TLS. The first manager joins. */
export async function start({ machine, page, bucket, mails }: Walk): Promise<void> {
  const variables = {
    ...bucket.environment,
    STORE: 's3://bucket/site',
    ORIGIN: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_URL: mails.url,
    MAIL_FROM: 'hello@the.site',
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(machine.path('/etc/vibrant-peak.env'), lines.join(''), { mode: 0o600 });
  await machine.run(certificate);
  const [commands] = commandsIn('first-server.md', 'Start it', {
    'certbot --nginx -d the.site': certbot,
    'journalctl --unit vibrant-peak --follow': firstLink,
  });
  const output = await machine.run(commands!);
  await joinSite(page, /https:\/\/\S+$/.exec(output.trim())![0], manager);
  expect(await protocolOf(page)).toBe('h2');
}

const protocolOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation!.nextHopProtocol;
  });
