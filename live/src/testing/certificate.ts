import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for `hook.example` and 127.0.0.1 that only those trust who are given it. */
export function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=hook.example', '-addext', 'subjectAltName=DNS:hook.example,IP:127.0.0.1'];
  const made = spawnSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`openssl makes no certificate: ${made.stderr ?? made.error}`);
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}
