import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { endProcess } from './endProcess';
import { freePort } from './freePort';
import { removeFolder } from './temporaryFiles';

const program = '/usr/bin/prometheus';
const root = join(import.meta.dirname, '..');

export const hasPrometheus = existsSync(program);

export interface Prometheus {
  address: string;
  /** The data of an answer of its API, such as `alerts`. */
  ask: <Data>(route: string) => Promise<Data>;
  stop: () => Promise<void>;
}

/**
 * Starts a Prometheus with the configuration of the reference and the shipped alert rules, which
 * scrapes each second.
 * @param targets hosts with ports, in the place of those of the reference.
 */
export async function startPrometheus(targets: readonly string[]): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const reference = readFileSync(join(root, 'docs/reference/metrics.md'), 'utf8');
  const [, documented] = /```yaml\n([^`]*)```/.exec(reference)!;
  const config = documented!
    .replace(/\[.*10\.0\.0\.1.*\]/, JSON.stringify(targets))
    .replace('alerts.yml', join(root, 'deploy/prometheus/alerts.yml'));
  const often = 'global: { scrape_interval: 1s, evaluation_interval: 1s }\n';
  writeFileSync(join(folder, 'prometheus.yml'), often + config);
  const address = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${new URL(address).host}`,
    ],
    { stdio: 'ignore' },
  );
  const isReady = () =>
    fetch(`${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  return {
    address,
    ask: async <Data>(route: string) =>
      ((await (await fetch(`${address}/api/v1/${route}`)).json()) as { data: Data }).data,
    stop: async () => {
      await endProcess(child);
      removeFolder(folder);
    },
  };
}
