import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, connect, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endProcess } from '../../endProcess';
import { removeFolder } from '../../temporaryFiles';

const run = promisify(execFile);

/** Programs of Debian by the package that has them. */
export const containerPrograms = {
  podman: '/usr/bin/podman',
  crun: '/usr/bin/crun',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  // Of netavark.
  iptables: '/usr/sbin/iptables',
  catatonit: '/usr/libexec/podman/catatonit',
  debootstrap: '/usr/sbin/debootstrap',
};

/** Whether containers can be made here, as root; assumed where no test may be skipped. */
export const hasPodman =
  process.getuid?.() === 0 &&
  (!!process.env['CI'] || Object.values(containerPrograms).every((path) => existsSync(path)));

/** Podman with a storage and a network of its own, which leads nowhere else. */
export interface Podman {
  /** Its storage, and room for what the test needs. */
  folder: string;
  /** Runs a command of it. @returns its standard output. @throws with what it printed. */
  podman: (...args: string[]) => Promise<string>;
  /** Runs a program of this machine in the network of the containers. @returns as `podman`. */
  inside: (file: string, ...args: string[]) => Promise<string>;
  /** Runs a program whose mounts end with the containers, with the network of this machine. */
  withNetwork: (file: string, ...args: string[]) => Promise<string>;
  /**
   * Opens a port of this machine's loopback interface that leads to a container.
   * @param from the address that the container sees as the visitor's.
   */
  forward: (port: number, to: { host: string; port: number; from: string }) => Promise<void>;
  /** Ends all containers, and removes them with their images, mounts and networks. */
  remove: () => Promise<void>;
}

/** Ends with its namespaces: all processes, mounts and networks of the containers. */
const holder = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** crun refuses hosts that have both versions of control groups. */
const holding = `set -e
mount -t tmpfs run /run
mount -t tmpfs locks /dev/shm
umount /sys/fs/cgroup/unified 2>/dev/null || true
ip link set lo up
echo ready
exec sleep infinity`;

const forwarding = `
  const [path, to] = process.argv.slice(1);
  const { connect, createServer } = require('node:net');
  createServer((visitor) => {
    const site = connect(JSON.parse(to));
    for (const each of [visitor, site]) each.on('error', () => (visitor.destroy(), site.destroy()));
    visitor.pipe(site).pipe(visitor);
  }).listen(path, () => console.log('ready'));`;

export async function startPodman(): Promise<Podman> {
  // On a disk: the images are too large for memory.
  const folder = mkdtempSync('/var/tmp/containers-');
  const env = { ...process.env, ...configure(folder) };
  const first = spawn('unshare', [...holder, 'sh', '-c', holding], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stopAtOnce = () => {
    first.kill('SIGKILL');
    removeFolder(folder);
  };
  process.once('exit', stopAtOnce);
  await once(first.stdout, 'data');
  const [pid] = readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8').split(' ');
  const enter = (...namespaces: string[]) => ['--target', pid!, '--mount', '--pid', ...namespaces, '--'];
  const command = async (words: string[]) =>
    (await run('nsenter', words, { env, maxBuffer: 2 ** 28 })).stdout.trim();
  const listeners: Server[] = [];
  return {
    folder,
    podman: (...args) => command([...enter('--net'), 'podman', ...args]),
    inside: (...words) => command([...enter('--net'), ...words]),
    withNetwork: (file, ...args) => command([...enter(), 'nice', '-n', '19', file, ...args]),
    forward: async (port, { host, port: target, from }) => {
      const socket = join(folder, `${port}.socket`);
      const to = JSON.stringify({ host, port: target, localAddress: from });
      const words = [...enter('--net'), process.execPath, '--eval', forwarding, socket, to];
      await once(spawn('nsenter', words, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout, 'data');
      const listener = createServer((visitor) => {
        const site = connect(socket);
        for (const each of [visitor, site])
          each.on('error', () => [visitor, site].forEach((end) => end.destroy()));
        visitor.pipe(site).pipe(visitor);
      });
      listeners.push(listener);
      await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
    },
    remove: async () => {
      process.off('exit', stopAtOnce);
      listeners.forEach((listener) => listener.close());
      await endProcess(first, { signal: 'SIGKILL' });
      removeFolder(folder);
    },
  };
}

/** Writes its settings. @returns the environment that names them. */
function configure(folder: string): Record<string, string> {
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return {
    CONTAINERS_CONF: file(
      'containers.conf',
      // Limits above this process's own need rights that root may lack.
      `[containers]
default_ulimits = ["nofile=8192:8192", "nproc=8192:8192"]
cgroups = "disabled"
[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "none"
`,
    ),
    CONTAINERS_STORAGE_CONF: file(
      'storage.conf',
      `[storage]
driver = "overlay"
graphroot = "${folder}/storage"
runroot = "/run/containers/storage"
`,
    ),
    // Health checks are the test's.
    DISABLE_HC_SYSTEMD: 'true',
  };
}
