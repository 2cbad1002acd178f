import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, boolean, object, string, tuple } from 'yup';
import { isDocumentPath } from './addresses';
import { placeSandbox } from './bundleSandbox';
import { IncompatibleError } from './incompatibleError';
import type { Plan, PlanOrder, RenderOrder, Step } from './renderProcess';

export interface Limits {
  /** For each step, such as the start of an application or one page, in seconds. */
  page: number;
  /** For all steps of one application, in seconds. */
  remote: number;
  /** JavaScript heap of the process, in MB. */
  memory: number;
}

/** From this time on a page counts as slow, in milliseconds. */
const slowPage = 1000;

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
  private began = 0;
  /** Milliseconds of all steps, by application. */
  private readonly spent = new Map<string, number>();
  private documents = new Map<string, string>();
  /** Resolves with the signal that ended the process. */
  private readonly exit: Promise<NodeJS.Signals | null>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly limits: Limits,
    private readonly log: (line: string) => void,
  ) {
    this.exit = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  }

  /** @param log receives a line for each slow page. */
  static async open(
    given?: Partial<Limits>,
    log: (line: string) => void = () => undefined,
  ): Promise<Sandbox> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'compose-')));
    const file = join(folder, 'render.cjs');
    await placeSandbox(file);
    const all = { page: 30, remote: 600, memory: 1024, ...given };
    const flags = process.allowedNodeEnvironmentFlags;
    // The system ends a looping bundle even after the publisher was killed.
    const withCpuLimit = `ulimit -t ${Math.ceil(2 * all.remote)}; exec "$0" "$@"`;
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
    return new Sandbox(child, folder, all, log);
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
    const { memory } = this.limits;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const refuse = (...violations: string[]) => reject(new IncompatibleError(violations));
        const during = (what: string) => refuse(`${this.step.app} ${what} while ${this.step.what}`);
        const begin = (step: Step) => {
          clearTimeout(timer);
          this.endStep();
          this.step = step;
          const { seconds, what } = this.limitOfStep();
          timer = setTimeout(() => during(what), seconds * 1000);
        };
        this.began = performance.now();
        begin(this.step);
        child.on('message', (message: Record<string, unknown>) => {
          if (message['step']) begin(message['step'] as Step);
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
          void this.exit.then((signal) =>
            during(signal === 'SIGABRT' ? `took more than ${memory} MB of memory` : 'ended the process'),
          );
        });
        child.send(order);
      });
    } finally {
      clearTimeout(timer);
      this.endStep();
      for (const event of ['message', 'error', 'disconnect']) child.removeAllListeners(event);
    }
  }

  /** Counts the time of a step that has ended. */
  private endStep(): void {
    const { app, what } = this.step;
    const now = performance.now();
    const taken = now - this.began;
    this.spent.set(app, (this.spent.get(app) ?? 0) + taken);
    this.began = now;
    if (taken > slowPage && what.startsWith('rendering '))
      this.log(`slow: ${what} of ${app} took ${Math.round(taken)} ms`);
  }

  /** The time that the step may take, and what a longer one does. */
  private limitOfStep(): { seconds: number; what: string } {
    const { page, remote } = this.limits;
    const left = Math.max(0, remote - (this.spent.get(this.step.app) ?? 0) / 1000);
    return left < page
      ? { seconds: left, what: `took longer than ${remote} s for all its pages` }
      : { seconds: page, what: `took longer than ${page} s` };
  }
}
