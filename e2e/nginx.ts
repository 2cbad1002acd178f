import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine; `NGINX` names another one. */
export const nginxPath = (): string | undefined =>
  process.env['NGINX'] ?? candidates.find((path) => existsSync(path));

interface Ports {
  /** Of the site behind nginx. */
  node: number;
  /** Of a second server of it. */
  second?: number;
  nginx: number;
  /** With it nginx serves over https, with the certificate that `openssl` makes for it. */
  tls?: number;
}

interface Options {
  /** With the lines for a proxy in front, such as a CDN. */
  isBehindProxy?: boolean;
}

/**
 * Starts nginx with the file that is shipped, other ports and a folder of its own.
 * @throws with what nginx says about a wrong file.
 */
export function startNginx(
  path: string,
  folder: string,
  ports: Ports,
  { isBehindProxy = false }: Options = {},
): ChildProcess {
  let shipped = readFileSync(join(import.meta.dirname, '../engine/nginx/nginx.conf'), 'utf8');
  const secure = [...shipped.matchAll(/^# {3}((?:listen 443 |ssl_).+)$/gm)].map(([, line]) => line!);
  if (ports.tls) makeCertificate(join(folder, 'the.site'));
  const own = {
    '\n  listen 80;': [
      '',
      `listen 127.0.0.1:${ports.nginx};`,
      ...(ports.tls
        ? secure.map((line) => line.replace('443', `127.0.0.1:${ports.tls}`).replace('/etc/ssl', folder))
        : []),
    ].join('\n  '),
    '  server 127.0.0.1:8080 max_fails=0;': [ports.node, ports.second ?? []]
      .flat()
      .map((port) => `  server 127.0.0.1:${port} max_fails=0;`)
      .join('\n'),
    '/var/cache/nginx/vibrant-peak': join(folder, 'cache'),
    '/var/log/nginx/vibrant-peak.log': join(folder, 'access.log'),
  };
  for (const [text, replacement] of Object.entries(own)) {
    if (!shipped.includes(text)) throw new Error(`nginx.conf lacks ${text}`);
    shipped = shipped.replace(text, replacement);
  }
  if (isBehindProxy) shipped = shipped.replace(/^ {2}# {3}(?=set_real_ip_from |real_ip_)/gm, '  ');
  mkdirSync(join(folder, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temporary', name)};`,
  );
  writeFileSync(join(folder, 'site.conf'), shipped);
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    `pid ${join(folder, 'pid')};\nevents {}\nhttp { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }\n`,
  );
  run(path, ['-e', 'stderr', '-q', '-t', '-c', main]);
  return spawn(path, ['-e', join(folder, 'error.log'), '-c', main, '-g', 'daemon off;'], { stdio: 'ignore' });
}

function makeCertificate(path: string): void {
  const files = ['-keyout', `${path}.key`, '-out', `${path}.pem`];
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files]);
}

function run(command: string, words: string[]): void {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
