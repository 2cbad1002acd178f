import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { documents, root } from './documents';

/** A folder that stands for the machine's `/`, and one for the reader's checkout. */
const folder = mkdtempSync(join(tmpdir(), 'machine-'));
const checkout = join(folder, 'checkout');
for (const path of [
  'checkout',
  'server',
  'etc/nginx/conf.d',
  'etc/nginx/sites-enabled',
  'opt',
  'var/backups',
])
  mkdirSync(join(folder, path), { recursive: true });
for (const name of ['deploy', 'engine']) symlinkSync(join(root, name), join(checkout, name));
for (const file of ['server/live.js', 'server/vibrant-peak.js', 'etc/nginx/sites-enabled/default'])
  writeFileSync(join(folder, file), '');
afterAll(() => rmSync(folder, { recursive: true }));

const { text } = documents.find(({ path }) => path.endsWith('/first-server.md'))!;
const commands = [...text.matchAll(/^```(?:sh|text)\n([^]*?)^```$/gm)].map(([, lines]) => lines!);

/** They need a machine, the network or the build: their calls are recorded, and `serverInstall.spec.ts` makes the install. */
const recorded = ['apt-get', 'certbot', 'journalctl', 'nginx', 'npm', 'npx', 'systemctl', 'useradd'];

/** Runs the commands of the page in that machine. @returns the calls that were only recorded. */
function walk(): string[] {
  const script = [
    'set -e',
    ...recorded.map((name) => `${name}() { echo "${name} $*"; }`),
    // The owner is root wherever the files of the checkout go.
    'rsync() { test "$2" = --chown=root:root; mkdir -p "$(dirname "$4")"; cp -rT "$3" "$4"; }',
    'install() { command install "${@/#vibrant-peak/$(id -un)}"; }',
    ...commands
      .join('')
      .replace(/root@the\.site:/g, '')
      .split('\n'),
  ].map((line) => line.replace(/(?<=^|[\s"'])\/(?=(opt|etc|var)\/)/g, `${folder}/`));
  const output = execFileSync('bash', ['-c', script.join('\n')], { cwd: checkout, encoding: 'utf8' });
  return output.trim().split('\n');
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('the commands of the first server run in their order, and prepare what its units name', () => {
  expect(walk()).toEqual([
    'apt-get install --yes rsync nginx certbot python3-certbot-nginx chromium fonts-liberation',
    'apt-get install --yes fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji',
    'useradd --system --shell /usr/sbin/nologin vibrant-peak',
    'npm ci',
    'npm run build:server ../server',
    'npx vibrant-peak init',
    'npx vibrant-peak publish remote-live',
    'npm ci --omit=dev',
    'systemctl enable --now vibrant-peak vibrant-peak-backup.timer vibrant-peak-verify.timer',
    'nginx -t',
    'systemctl reload nginx',
    'certbot --nginx -d the.site',
    'systemctl reload nginx',
    'journalctl --unit vibrant-peak --follow',
  ]);
  expect(existsSync(join(folder, 'etc/nginx/sites-enabled/default'))).toBe(false);
  expect(read('etc/nginx/conf.d/vibrant-peak.conf')).toMatch(/^ {2}server_name the\.site;$/m);
  expect(read('etc/systemd/system/vibrant-peak-backup.timer')).toContain('[Timer]');
  for (const unit of ['vibrant-peak', 'vibrant-peak-backup', 'vibrant-peak-verify']) {
    const file = read(`etc/systemd/system/${unit}.service`);
    const valueOf = (name: string) => new RegExp(`^${name}=-?(.*)$`, 'm').exec(file)![1]!;
    const [, program = ''] = /\/usr\/bin\/node (\S+\.js)/.exec(valueOf('ExecStart'))!;
    expect(existsSync(join(folder, valueOf('WorkingDirectory'), program))).toBe(true);
    expect(text).toContain(`\`${valueOf('EnvironmentFile')}\``);
    expect(text).toContain(`nologin ${valueOf('User')}\n`);
  }
  expect(existsSync(join(folder, 'var/backups/vibrant-peak'))).toBe(true);
  // nginx makes the last folder of its cache only.
  const [, cache = ''] = /^proxy_cache_path (\S+) /m.exec(read('etc/nginx/conf.d/vibrant-peak.conf'))!;
  expect(existsSync(join(folder, dirname(cache)))).toBe(true);
  for (const [place] of text.matchAll(/(?<=`)deploy\/[^`]+/g))
    expect(existsSync(join(root, place))).toBe(true);
});
