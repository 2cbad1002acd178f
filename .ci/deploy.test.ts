import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from './commands';
import { variableNames } from '../engine/mistypedVariables';
import { documents, root } from './documents';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const textOf = (path: string) => documents.find((document) => document.path === path)!.text;

test('alert rules name documented metrics alone', () => {
  const named = read('prometheus/alerts.yml').match(/\bsite_\w+/g)!;
  const documented = new Set(textOf('docs/reference/metrics.md').match(/\bsite_\w+/g));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !documented.has(name.replace(/_bucket$/, '')))).toEqual([]);
});

test('variables of the site in the files are real ones', () => {
  const others = /^(BASE|NGINX|NODE_ENV|POSTGRES_\w+|DATABASE_PASSWORD|BRANCH|GIT_DEPTH|CI_\w+)$/;
  const files = [
    'Containerfile',
    'compose.yaml',
    'systemd/vibrant-peak.service',
    'github/publish-remote.yml',
  ];
  for (const file of files) {
    const named = [...read(file).matchAll(/\b([A-Z][A-Z\d_]+)(?=[:=] ?\S)/g)].map(([, name]) => name!);
    const known = new Set<string>(variableNames);
    expect(named.filter((name) => !known.has(name) && !others.test(name))).toEqual([]);
  }
});

test('workflows use commands and options that exist', () => {
  const publish = program.commands.find((each) => each.name() === 'publish')!;
  const options = publish.options.map(({ long }) => long);
  for (const file of ['github/publish-remote.yml', 'gitlab/publish-remote.yml']) {
    const lines = read(file).match(/npx vibrant-peak publish .*/g)!;
    expect(lines).toHaveLength(2);
    for (const option of lines.join(' ').match(/--[a-z-]+/g)!) expect(options).toContain(option);
  }
});

test('the container has a named base, another user than root, a health check and a read-only root', () => {
  const lines = read('Containerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const argumentsOf = (name: string, among = last) =>
    among.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  // Rules DL3006, DL3007, DL3002, DL3000, DL3025 and DL3020 of hadolint, which is not an npm package.
  for (const base of argumentsOf('FROM', lines)) expect(base).toMatch(/^\$\{[A-Z]+\}( AS \w+)?$/);
  for (const base of argumentsOf('ARG', lines)) expect(base).toMatch(/^[A-Z]+=[\w/]+:(?!latest)[\w.-]+$/);
  expect(argumentsOf('USER').at(-1)).toMatch(/^(?!root|0)\w+$/);
  for (const folder of argumentsOf('WORKDIR', lines)) expect(folder).toMatch(/^\//);
  for (const command of [...argumentsOf('CMD'), ...argumentsOf('ENTRYPOINT')])
    expect(command).toMatch(/^\[".*"\]$/);
  expect(argumentsOf('ADD', lines)).toEqual([]);
  expect(argumentsOf('HEALTHCHECK')).toHaveLength(1);
  expect(read('compose.yaml')).toMatch(/^x-site: &site\n(?: {2}.*\n)*? {2}read_only: true$/m);
});

/** A profile of seccomp in the format of Docker. */
interface Profile {
  defaultAction: string;
  syscalls: { names: string[]; args?: object[] }[];
}

/** A test with programs. Without them it is skipped, and its name says which one is missing. */
function testWith(programs: string[], name: string, run: () => void): void {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length === 0) test(name, run);
  else test.skip(`${name} (missing: ${missing.join(', ')})`, run);
}

const verifier = '/usr/bin/systemd-analyze';
testWith([verifier, '/usr/bin/node'], 'systemd accepts the units', () => {
  const jobs = ['backup', 'verify'].flatMap((job) => [`${job}.service`, `${job}.timer`]);
  const units = ['vibrant-peak.service', ...jobs.map((job) => `vibrant-peak-${job}`)];
  const paths = units.map((name) => join(root, 'deploy/systemd', name));
  expect(() => execFileSync(verifier, ['verify', ...paths], { stdio: 'pipe' })).not.toThrow();
});

testWith([verifier, '/usr/bin/node'], 'systemd rates the units as decision 84 says', () => {
  const ratingOf = (unit: string) => {
    const path = join(root, `deploy/systemd/${unit}.service`);
    const said = execFileSync(verifier, ['security', '--offline=true', '--no-pager', path], {
      encoding: 'utf8',
    });
    return /exposure level for .*: (\d\.\d) /.exec(said)?.[1];
  };
  const text = textOf('docs/decisions/0084-the-unit-permits-the-sandbox-of-chromium.md').replace(/\s+/g, ' ');
  const [, server, jobs] = /rates the unit (\d\.\d), and those of the backup and of `verify` (\d\.\d)/.exec(
    text,
  )!;
  expect(ratingOf('vibrant-peak')).toBe(server);
  for (const job of ['backup', 'verify']) expect(ratingOf(`vibrant-peak-${job}`)).toBe(jobs);
});

test('the unit lets Chromium make its sandbox, and nothing more', () => {
  const unit = read('systemd/vibrant-peak.service');
  expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
  expect(unit).toMatch(/^RestrictNamespaces=user pid net$/m);
  expect(unit).toMatch(/^SystemCallFilter=@system-service @pkey chroot seccomp landlock_create_ruleset$/m);
});

/** The calls in a filter of systemd. Groups begin with `@`. */
const callsIn = (filter: string): string[] =>
  filter.split(/\s+/).flatMap((name) => (name.startsWith('@') ? callsIn(membersOf(name)) : [name]));
const membersOf = (group: string) =>
  execFileSync(verifier, ['syscall-filter', group], { encoding: 'utf8' })
    .replace(/^@.*|#.*/gm, '')
    .trim();

testWith([verifier], 'containers are allowed calls of the unit alone, and the same namespaces', () => {
  const [, filter] = /^SystemCallFilter=(.*)$/m.exec(read('systemd/vibrant-peak.service'))!;
  const { defaultAction, syscalls } = JSON.parse(read('seccomp.json')) as Profile;
  expect(defaultAction).toBe('SCMP_ACT_ERRNO');
  const permitted = new Set(callsIn(filter!));
  expect(syscalls.flatMap(({ names }) => names).filter((name) => !permitted.has(name))).toEqual([]);
  // CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS and CLONE_NEWIPC of sched.h must not be set.
  const others = 0x20000 | 0x2000000 | 0x4000000 | 0x8000000;
  for (const call of ['clone', 'unshare'])
    expect(syscalls.filter((rule) => rule.names.includes(call))).toEqual([
      expect.objectContaining({ args: [{ index: 0, value: others, op: 'SCMP_CMP_MASKED_EQ' }] }),
    ]);
});

const promtool = '/usr/bin/promtool';
testWith([promtool], 'Prometheus accepts the alert rules', () => {
  const rules = join(root, 'deploy/prometheus/alerts.yml');
  expect(() => execFileSync(promtool, ['check', 'rules', rules], { stdio: 'pipe' })).not.toThrow();
});

testWith([promtool], 'the alert rules begin at their limits', () => {
  const cases = join(root, 'deploy/prometheus/alerts.test.yml');
  expect(() => execFileSync(promtool, ['test', 'rules', cases], { stdio: 'pipe' })).not.toThrow();
});

test('the reference lists every alarm, and after which time it begins', () => {
  const rules = read('prometheus/alerts.yml').split('- alert: ').slice(1);
  const alarms = rules.map((rule) => {
    const [, time, unit] = /^ +for: (\d+)(m|h)$/m.exec(rule) ?? [];
    return [/^\w+/.exec(rule)![0], time ? `${time} ${unit === 'm' ? 'min' : 'h'}` : 'at once'];
  });
  const rows = textOf('docs/reference/metrics.md').matchAll(/^\| `([A-Z]\w+)` *\|[^|]+\| ([^|]*?) *\|/gm);
  expect([...rows].map(([, name, time]) => [name, time])).toEqual(alarms);
});
