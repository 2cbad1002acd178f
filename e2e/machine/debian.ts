import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createMachine, type Machine } from './machine';

const execute = promisify(execFile);

/** The release of Debian whose nginx the documents name. */
const release = 'bookworm';

/**
 * An empty Debian with Node 24. Node comes from npm in NodeSource's place, with the same files in
 * the same folders; the lists of packages are new, as NodeSource's script leaves them.
 * @param begun gets the machine before it is complete, to stop it in any case.
 */
export async function startDebian(begun: (machine: Machine) => void): Promise<Machine> {
  const machine = createMachine();
  begun(machine);
  await execute('debootstrap', ['--variant=minbase', '--include=systemd-sysv', release, machine.path('/')]);
  const prefix = ['--global', '--prefix', machine.path('/usr')];
  await execute('npm', ['install', ...prefix, `node-linux-${process.arch}@24`, 'npm@11']);
  await machine.boot();
  await trustAuthorities(machine);
  await machine.run('apt-get update --quiet');
  return machine;
}

/** The network of the tests may have an authority of its own between itself and the registry of npm. */
async function trustAuthorities(machine: Machine): Promise<void> {
  const { stdout } = await execute('npm', ['config', 'get', 'cafile']);
  const file = stdout.trim();
  if (!existsSync(file)) return;
  machine.copyIn(file, '/root/authorities.pem');
  writeFileSync(machine.path('/root/.npmrc'), 'cafile=/root/authorities.pem\n');
}
