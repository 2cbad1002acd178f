import { existsSync } from 'node:fs';

const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine; `NGINX` names another one. */
export const nginxPath = (): string | undefined =>
  process.env['NGINX'] ?? candidates.find((path) => existsSync(path));
