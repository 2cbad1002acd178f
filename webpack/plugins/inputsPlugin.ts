import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Compiler } from 'webpack';
import type { App } from '../apps';
import { inputsFile, inputsOf, type targets } from '../inputs';

/** Stores the inputs of a finished build, so that an unchanged application is not built again. */
export class InputsPlugin {
  constructor(
    private readonly app: App,
    private readonly target: (typeof targets)[number],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('InputsPlugin', async ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const inputs = await inputsOf(
        this.app,
        [...compilation.fileDependencies],
        [...compilation.missingDependencies],
      );
      const file = inputsFile(this.app, this.target);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(inputs, null, 2));
    });
  }
}
