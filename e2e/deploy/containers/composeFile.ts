import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const folder = join(import.meta.dirname, '../../../deploy');

/** What `deploy/compose.yaml` uses of the keys of a service. */
interface Service {
  build?: { context: string; dockerfile: string; target?: string };
  image: string;
  command?: string[];
  user?: string;
  init?: boolean;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  sysctls?: Record<string, string | number>;
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[] | Record<string, { ipv4_address: string }>;
  network_mode?: string;
  extra_hosts?: string[];
  healthcheck?: { test: string[] };
  ports?: string[];
  depends_on?: object;
  profiles?: string[];
  restart?: string;
  stop_grace_period?: string;
}

interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: [{ subnet: string }] } }>;
}

/** Reads it. @param variables those of `deploy/.env`. */
export function readCompose(variables: Record<string, string>): ComposeFile {
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  return load(
    text.replace(/\$\{(\w+):\?\}/g, (_, name: string) => {
      if (!(name in variables)) throw new Error(`compose.yaml needs ${name}`);
      return variables[name]!;
    }),
  ) as ComposeFile;
}

/** Keys that the tests follow themselves. */
const none = () => [];

/** The options of `podman run` for each key: another key of the file does not compile or throws. */
const optionsOf: { [Key in keyof Required<Service>]: (value: Required<Service>[Key]) => string[] } = {
  user: (name) => ['--user', name],
  init: (isOn) => (isOn ? ['--init'] : []),
  read_only: (isOn) => (isOn ? ['--read-only', '--read-only-tmpfs=false'] : []),
  tmpfs: (places) => places.flatMap((place) => ['--tmpfs', place]),
  cap_drop: (names) => names.flatMap((name) => ['--cap-drop', name]),
  security_opt: (rules) =>
    rules.flatMap((rule) => {
      const [name, value = ''] = rule.split(':');
      return ['--security-opt', name === 'seccomp' ? `seccomp=${join(folder, value)}` : name!];
    }),
  sysctls: (values) => Object.entries(values).flatMap(([name, value]) => ['--sysctl', `${name}=${value}`]),
  environment: (values) => Object.entries(values).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  volumes: (places) => places.flatMap((place) => ['--volume', place]),
  networks: (networks) =>
    Array.isArray(networks)
      ? networks.flatMap((name) => ['--network', name])
      : Object.entries(networks).flatMap(([name, at]) => ['--network', `${name}:ip=${at.ipv4_address}`]),
  network_mode: (mode) => ['--network', mode],
  extra_hosts: (hosts) => hosts.flatMap((host) => ['--add-host', host]),
  healthcheck: ({ test: [kind, ...words] }) => {
    if (kind !== 'CMD') throw new Error(`Health check of the kind ${kind}`);
    return ['--health-cmd', JSON.stringify(words)];
  },
  build: none,
  image: none,
  command: none,
  ports: none,
  depends_on: none,
  profiles: none,
  restart: none,
  stop_grace_period: none,
};

/** The words after `podman run` for a service. */
export function wordsOf(name: string, service: Service): string[] {
  const options = Object.entries(service).flatMap(([key, value]) => {
    const option = (optionsOf as Record<string, ((value: unknown) => string[]) | undefined>)[key];
    if (!option) throw new Error(`The tests do not know the key ${key} of compose.yaml`);
    return option(value);
  });
  return ['--name', name, ...options, service.image, ...(service.command ?? [])];
}
