import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

/** A shell that remembers its folder and its variables from one command to the next. */
export class Terminal {
  constructor(
    public folder: string,
    private variables: NodeJS.ProcessEnv,
  ) {}

  /** Runs a command and expects it to succeed. @returns its output. */
  async run(command: string): Promise<string> {
    const [, program, rest = ''] = /^(\S+) ?(.*)$/.exec(command)!;
    if (program === 'cd') this.folder = resolve(this.folder, rest);
    else if (program === 'export')
      this.set(Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    else return this.execute(command);
    return '';
  }

  set(variables: NodeJS.ProcessEnv): void {
    this.variables = { ...this.variables, ...variables };
  }

  private async execute(command: string): Promise<string> {
    const env = { ...process.env, ...this.variables };
    const { code, output } = await promisify(execFile)('bash', ['-c', command], {
      cwd: this.folder,
      env,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
    expect(code, `${command}\n${output}`).toBe(0);
    return output;
  }
}
