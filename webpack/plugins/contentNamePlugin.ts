import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

const { sources } = webpack;

/** Stands in the name of a build until its content is known; an identifier, and long enough to be nothing else. */
const placeholder = 'NAMED_BY_CONTENT';

/** The `uniqueName` of a build, to be completed by `ContentNamePlugin`: two releases never share a chunk registry. */
export const nameByContent = (app: string, version: string) => `${app}@${version}-${placeholder}`;

const contentNames = new WeakMap<Compilation, string>();

/** The finished name of a build: its `uniqueName`, with the hash of what it holds. */
export const finishedName = (compilation: Compilation) =>
  String(compilation.outputOptions.uniqueName).replaceAll(
    placeholder,
    contentNames.get(compilation) ?? placeholder,
  );

/**
 * Names a build by what it holds: when all scripts are minified, the hash of them takes the place of the placeholder in
 * each. Whatever leaves the scripts as they are, such as another lock file or a tool of the development server, leaves
 * the name as it is, and the same scripts have the same name wherever they were built.
 */
export class ContentNamePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before the names of the files are made of their final content.
        {
          name: 'ContentNamePlugin',
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
        },
        () => nameAssets(compilation),
      );
    });
  }
}

function nameAssets(compilation: Compilation): void {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const contents = scripts.map(({ source }) => source.source().toString());
  const hash = createHash('sha256').update(contents.sort().join('\0')).digest('hex').slice(0, 8);
  contentNames.set(compilation, hash);
  for (const { name, source } of scripts) {
    const text = source.source().toString();
    if (text.includes(placeholder))
      compilation.updateAsset(name, new sources.RawSource(text.replaceAll(placeholder, hash)));
  }
}
