import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../integrity';

const { RuntimeModule, Template, sources } = webpack;

/** Replaced by the hashes of chunks and style sheets once they are final; survives minification. */
const placeholder = 'INTEGRITY_OF_CHUNKS';
const placeholderObject = new RegExp(`\\{\\s*["']?${placeholder}["']?\\s*:\\s*0\\s*\\}`);

/** Matches no file: the browser rejects scripts unknown to the build, and they count as failed. */
export const unknownIntegrity = `sha256-${'A'.repeat(43)}=`;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return Template.asString([
      `__webpack_require__.integrity = { "${placeholder}": 0 };`,
      `__webpack_require__.attempts = {};`,
    ]);
  }
}

/**
 * The loaders check every script and style sheet against its hash, with a new URL for each attempt.
 * The chunks' hashes are part of the entry, and the entry's hash is part of the HTML.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { RuntimeGlobals } = compiler.webpack;
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => Template.asString([source, ...checked('script', 'src')]),
      );
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'IntegrityPlugin',
        (source) => Template.asString([source, ...checked('link', 'href')]),
      );
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => fillPlaceholders(compilation),
      );
    });
  }
}

/** Statements that have an element load its file with its hash, from a new URL at each attempt. */
const checked = (element: 'script' | 'link', address: 'src' | 'href') => [
  `var attempt = __webpack_require__.attempts[url] = (__webpack_require__.attempts[url] || 0) + 1;`,
  `if (attempt > 1) ${element}.${address} = url + '?attempt=' + attempt;`,
  `var hash = __webpack_require__.integrity[url.slice(url.lastIndexOf('/') + 1)];`,
  `${element}.crossOrigin = 'anonymous';`,
  `${element}.integrity = hash || '${unknownIntegrity}';`,
];

function fillPlaceholders(compilation: Compilation): void {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const isRuntime = (code: string) => placeholderObject.test(code);
  const hashes = Object.fromEntries(
    files
      .filter(({ source }) => !isRuntime(source.source().toString()))
      .map(({ name, source }) => [name.slice(name.lastIndexOf('/') + 1), integrityOf(source.buffer())]),
  );
  for (const { name, source } of scripts) {
    const code = source.source().toString();
    if (!isRuntime(code)) continue;
    compilation.updateAsset(
      name,
      new sources.RawSource(code.replace(placeholderObject, () => JSON.stringify(hashes))),
    );
  }
}
