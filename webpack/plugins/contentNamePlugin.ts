import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

const { sources } = webpack;

/**
 * Takes the place of the hash until the content is known: part of an identifier, too odd to occur by chance, and as long as the
 * hash, so that the columns of source maps stay right.
 */
const placeholder = 'zQ7vK2xW';

/** The `uniqueName` of a build, completed by `ContentNamePlugin`: two releases never share a chunk registry. */
export const nameByContent = (app: string, version: string) => `${app}@${version}-${placeholder}`;

const contentNames = new WeakMap<Compilation, string>();

/** The `uniqueName` of a build with its content hash filled in. */
export const finishedName = (compilation: Compilation) =>
  String(compilation.outputOptions.uniqueName).replaceAll(
    placeholder,
    contentNames.get(compilation) ?? placeholder,
  );

/**
 * Names a build by its content: once all scripts are minified, their hash replaces the placeholder in each. Inputs that do
 * not change the scripts do not change the name, and equal scripts get equal names on every machine.
 */
export class ContentNamePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // File names are derived from the final content, in the next stage.
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
