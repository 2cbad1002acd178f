import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import webpack, { type Compilation, type Compiler, type ResolveData } from 'webpack';
import type { App } from '../apps';
import { styleViolations } from './styleViolations';

/** Suffixes of the files that a build compiles. */
const code = /\.([cm]?[jt]sx?|json)$/;
/** Suffixes of the files that a release brings along. */
const file = /\.(css|png|jpe?g|svg|webp|avif|woff2)$/;
const plainStyleSheet = /(?<!\.module)\.css$/;

/** Refuses imports that the live site would block or miss, with file, line and remedy. */
export class RefusedImportsPlugin {
  constructor(private readonly app: App) {}

  apply(compiler: Compiler): void {
    const name = 'RefusedImportsPlugin';
    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      // An import that is left out causes no further error; style sheets cannot do without one.
      const check = (reasonOf: (data: ResolveData) => string | undefined) => (data: ResolveData) => {
        const reason = reasonOf(data);
        if (reason === undefined) return undefined;
        this.refuse(compilation, data.contextInfo.issuer, lineOf(data), reason);
        return data.dependencies[0]?.type.startsWith('css') ? undefined : false;
      };
      normalModuleFactory.hooks.beforeResolve.tap(name, check(scriptAddress));
      normalModuleFactory.hooks.afterResolve.tap(
        name,
        check((data) => fileInHost(this.app, data) ?? otherFile(data) ?? styleSheetAsText(data)),
      );
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const files = [...modules].map((module) => module.nameForCondition()).filter(isStyleSheet);
        for (const file of new Set(files))
          for (const { line, what } of styleViolations(readFileSync(file, 'utf8')))
            this.refuse(compilation, file, line, what);
      });
    });
  }

  private refuse(compilation: Compilation, file: string, line: number, reason: string): void {
    const { name, folder } = this.app;
    compilation.errors.push(
      new webpack.WebpackError(`${name}: ${relative(folder, file)}:${line} ${reason}.`),
    );
  }
}

const isStyleSheet = (file: string | null): file is string =>
  file?.endsWith('.css') === true && existsSync(file);

function scriptAddress({ request, dependencies, contextInfo }: ResolveData): string | undefined {
  if (dependencies[0]?.type !== 'new URL()') return undefined;
  if (isStyleSheet(contextInfo.issuer))
    return `has url(${request}): a style sheet that is imported as text has no files. Import the style sheet itself`;
  return `has new URL('${request}', import.meta.url), which names no file of a prerendered page. Import the file: import address from '${request}'`;
}

function otherFile({ request, createData }: ResolveData): string | undefined {
  const { resource = '' } = createData;
  const path = resource.replace(/[?#].*$/, '');
  const suffix = /[^\\/.]\.(\w+)$/.exec(path)?.[1];
  if (suffix === undefined || code.test(path) || file.test(path)) return undefined;
  return `imports ${request}: a release has no .${suffix} files. It brings pictures (.png, .jpg, .jpeg, .svg, .webp, .avif), fonts (.woff2), style sheets and JSON`;
}

function styleSheetAsText({ request, dependencies, createData }: ResolveData): string | undefined {
  if (!plainStyleSheet.test(createData.resource ?? '')) return undefined;
  if (!dependencies.some(({ type }) => type === 'harmony import specifier')) return undefined;
  return `takes a value from ${request}, which has none. For its rules alone: import '${request}'; for its text: '${request}?inline'; for class names: a file named .module.css`;
}

function fileInHost({ role }: App, { request, createData }: ResolveData): string | undefined {
  if (role !== 'host' || !file.test(createData.resource ?? '')) return undefined;
  return `imports ${request}: files belong to remotes. Pictures of the shell are part of shared/media, and a style sheet is imported as text: './name.css?inline'`;
}

/** The line of the sources that names the file. Lines of the dependency belong to compiled code. */
function lineOf({ request, contextInfo: { issuer } }: ResolveData): number {
  const source = existsSync(issuer) ? readFileSync(issuer, 'utf8') : '';
  return source.slice(0, Math.max(0, source.indexOf(request))).split('\n').length;
}
