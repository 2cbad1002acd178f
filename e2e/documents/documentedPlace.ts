import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { checkOut, edit } from '../checkout';
import { endProcess } from '../endProcess';
import { freePort } from '../freePort';
import type { DocumentedStep } from './documentedSteps';
import { Terminal } from './terminal';
import { removeFolder } from '../temporaryFiles';
import { testStore } from '../testStore';

const root = join(import.meta.dirname, '../..');

const apps = ['shell', 'remote-public', 'remote-admin', 'remote-invoice', 'remote-live', 'live'];

const person = { NAME: 'A reader', EMAIL: 'reader@example.com' };
const committer = Object.fromEntries(
  Object.entries(person).flatMap(([name, value]) => [
    [`GIT_AUTHOR_${name}`, value],
    [`GIT_COMMITTER_${name}`, value],
  ]),
);

/** Commands that run until they are stopped. */
const isServer = (command: string) =>
  /^(npm start|npm run live(?!:)|npx vibrant-peak (serve|develop))\b/.test(command);

/** A repository as a reader has it, in which the commands of a document run. Its site is at a port of its own. */
export class DocumentedPlace {
  private servers: ChildProcess[] = [];
  private constructor(
    readonly folder: string,
    private readonly parent: string,
    private readonly terminal: Terminal,
    private readonly port: number,
  ) {}

  /** Checks out the repository. @param hasStore whether its store holds the site of the tests. */
  static async create({ hasStore }: { hasStore: boolean }): Promise<DocumentedPlace> {
    const parent = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
    const folder = checkOut(apps, parent, 'site');
    if (hasStore) cpSync(join(root, testStore), join(folder, 'store'), { recursive: true });
    cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
    // Everything is installed: the lock file is older than that.
    utimesSync(join(folder, 'package-lock.json'), 0, 0);
    const port = await freePort();
    const terminal = new Terminal(folder, { ...committer, CHROMIUM: 'none', STORE: '', PORT: String(port) });
    await terminal.run('git init --quiet && git add --all && git commit --quiet --message Site');
    return new DocumentedPlace(folder, parent, terminal, port);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Changes a text, so that there is something to publish. */
  change(file: string, from: string, to: string): void {
    edit(this.folder, file, from, to);
  }

  /** Does what a document shows. */
  async take(step: DocumentedStep): Promise<void> {
    if ('command' in step) return this.run(step.command);
    const file = join(this.folder, step.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.code);
  }

  async run(command: string): Promise<void> {
    const here = command.replaceAll('http://localhost:8080', this.url);
    if (isServer(here)) await this.serve(here);
    else await this.terminal.run(here);
  }

  /** Starts a server in a process group of its own, and waits until it names its address. */
  private async serve(command: string): Promise<void> {
    const port = command.includes(' develop ') ? await freePort() : this.port;
    const server = spawn('bash', ['-c', command], {
      cwd: this.folder,
      env: { ...process.env, CHROMIUM: 'none', STORE: '', ORIGIN: '', PORT: String(port) },
      detached: true,
    });
    this.servers.push(server);
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => (output += String(text)));
    server.once('exit', () => (output += '\nIt has ended.'));
    await expect
      .poll(() => output, { timeout: 600_000 })
      .toMatch(new RegExp(`http://localhost:${port}|It has ended`));
    expect(server.exitCode, output).toBe(null);
  }

  async remove(): Promise<void> {
    for (const server of this.servers) await endProcess(server, { group: true });
    removeFolder(this.parent);
  }
}
