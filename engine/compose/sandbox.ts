import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportedFile, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { array, boolean, object, string, tuple } from 'yup';
import { isDocumentPath } from './addresses';
import { IncompatibleError } from './check';
import type { Plan, PlanOrder, RenderOrder, Step } from './renderProcess';

export interface Limits {
  /** For all that one order asks for, in seconds. */
  seconds: number;
  /** In MB. */
  memory: number;
}

const documentSchema = tuple([string().required(), string().required()]).required();

const planSchema = object({
  shell: object({
    origin: string()
      .matches(/^https?:\/\/[a-z0-9.:-]+$/)
      .required(),
    webManifest: object().required(),
    inlineScripts: array(string().required()).required(),
  }).required(),
  documents: array(
    object({
      path: string().required().test('address', isDocumentPath),
      remote: string().required(),
      isIndexed: boolean().required(),
      fingerprint: string().required(),
    }),
  ).required(),
});

/** Runs applications' bundles without an environment, file access or child processes. */
export class Sandbox {
  private step: Step = { app: 'shell', what: 'starting' };
  private documents = new Map<string, string>();

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly limits: Limits,
  ) {}

  static async open(given?: Partial<Limits>): Promise<Sandbox> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'compose-')));
    const file = join(folder, 'render.cjs');
    await place(file);
    const all = { seconds: 60, memory: 1024, ...given };
    const flags = process.allowedNodeEnvironmentFlags;
    // The system ends a looping bundle even after the publisher was killed.
    const withCpuLimit = `ulimit -t ${Math.ceil(10 * all.seconds)}; exec "$0" "$@"`;
    const child = fork(file, {
      env: {},
      execPath: '/bin/sh',
      execArgv: [
        ...['-c', withCpuLimit, process.execPath],
        flags.has('--permission') ? '--permission' : '--experimental-permission',
        `--allow-fs-read=${file}`,
        `--max-old-space-size=${all.memory}`,
        '--no-warnings',
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return new Sandbox(child, folder, all);
  }

  plan = async (order: PlanOrder) => (await this.ask(order, 'plan', planSchema)) as Plan;

  /** @returns HTML by path. */
  async render(composition: number, paths: string[]): Promise<Map<string, string>> {
    await this.ask({ composition, paths }, 'isRendered', boolean().required());
    return this.documents;
  }

  async close(): Promise<void> {
    this.child.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  /** @throws IncompatibleError that names the application at fault. */
  private async ask(
    order: PlanOrder | RenderOrder,
    wanted: string,
    schema: { isValidSync: (value: unknown, options: { strict: true }) => boolean },
  ): Promise<unknown> {
    const { child } = this;
    const { seconds, memory } = this.limits;
    const exit = new Promise<NodeJS.Signals | null>((resolve) =>
      child.once('exit', (_code, signal) => resolve(signal)),
    );
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const refuse = (...violations: string[]) => reject(new IncompatibleError(violations));
        const during = (what: string) => refuse(`${this.step.app} ${what} while ${this.step.what}`);
        timer = setTimeout(() => during(`took longer than ${seconds} s`), seconds * 1000);
        child.on('message', (message: Record<string, unknown>) => {
          if (message['step']) this.step = message['step'] as Step;
          else if (documentSchema.isValidSync(message['document'], { strict: true }))
            this.documents.set(...message['document']);
          else if (Array.isArray(message['violations'])) refuse(...message['violations'].map(String));
          else if (schema.isValidSync(message[wanted], { strict: true })) resolve(message[wanted]);
          else during('answered with something else than pages');
        });
        child.on('error', reject);
        // The channel closes after the last message.
        child.on('disconnect', () => {
          child.kill('SIGKILL');
          void exit.then((signal) =>
            during(signal === 'SIGABRT' ? `took more than ${memory} MB of memory` : 'ended the process'),
          );
        });
        child.send(order);
      });
    } finally {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'disconnect']) child.removeAllListeners(event);
    }
  }
}

/** Place in the package of the file that `bundleSandbox` makes, in a server-only install. */
export const builtSandbox = 'render.cjs';

/** One file has all of the sandbox's code: the process may read no other. */
async function place(outfile: string): Promise<void> {
  const built = join(packageFolder('@vibrant-peak/engine'), builtSandbox);
  if (existsSync(built)) await copyFile(built, outfile);
  else await bundleSandbox(outfile);
}

export async function bundleSandbox(outfile: string): Promise<void> {
  const folder = packageFolder('@vibrant-peak/engine');
  const source = join(folder, exportedFile(readPackage(folder), './render'));
  const { build } = await import('esbuild');
  await build({
    stdin: {
      contents: `import { serveOrders } from ${JSON.stringify(source)};\nserveOrders();`,
      resolveDir: dirname(source),
    },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
  });
}
