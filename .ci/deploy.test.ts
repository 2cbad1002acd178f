import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram } from '../cli/commands/program';
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
  const others =
    /^(NODE_ENV|POSTGRES_\w+|MINIO_\w+|DATABASE_PASSWORD|STORE_PASSWORD|BRANCH|GIT_DEPTH|CI_\w+)$/;
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
  const refuse = () => {
    throw new Error('unused');
  };
  const publish = createProgram(async () => undefined, refuse).commands.find(
    (each) => each.name() === 'publish',
  )!;
  const options = publish.options.map(({ long }) => long);
  for (const file of ['github/publish-remote.yml', 'gitlab/publish-remote.yml']) {
    const lines = read(file).match(/npx vibrant-peak publish .*/g)!;
    expect(lines).toHaveLength(2);
    for (const option of lines.join(' ').match(/--[a-z-]+/g)!) expect(options).toContain(option);
  }
});

const verifier = '/usr/bin/systemd-analyze';
(existsSync(verifier) && existsSync('/usr/bin/node') ? test : test.skip)('systemd accepts the units', () => {
  const units = ['vibrant-peak.service', 'vibrant-peak-backup.service', 'vibrant-peak-backup.timer'];
  const paths = units.map((name) => join(root, 'deploy/systemd', name));
  expect(() => execFileSync(verifier, ['verify', ...paths], { stdio: 'pipe' })).not.toThrow();
});

const promtool = '/usr/bin/promtool';
(existsSync(promtool) ? test : test.skip)('Prometheus accepts the alert rules', () => {
  const rules = join(root, 'deploy/prometheus/alerts.yml');
  expect(() => execFileSync(promtool, ['check', 'rules', rules], { stdio: 'pipe' })).not.toThrow();
});
