import { join, relative } from 'node:path';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { packageFolder } from './packages';

/**
 * Takes the half of the router that navigates (`routerCore.ts`) from the library's other build, which is the same code: the first copy
 * is needed at once, and only a second one can come later, in a file of its own.
 */
export function waitingRouter(): RuleSetRule {
  const folder = packageFolder('react-router', packageFolder('react-router-dom', packageFolder('shared')));
  // The library's other build: the same code.
  const second = join(folder, 'dist/production/index.mjs');
  return { test: /[\\/]routerCore\.ts$/, resolve: { alias: { 'react-router-dom$': second } } };
}

/**
 * Chakra takes names from the indexes of Ark that stand elsewhere, too. The indexes bring 840 modules into each build of the shell, which
 * compiles them and throws them away.
 */
export function withoutIndexes(): WebpackPluginInstance {
  const chakra = packageFolder('@chakra-ui/react', packageFolder('shared'));
  const ark = packageFolder('@ark-ui/react', chakra);
  return new webpack.NormalModuleReplacementPlugin(/^@ark-ui\/react(\/|$)/, (request) => {
    const file = relative(join(chakra, 'dist/esm'), request.contextInfo.issuer);
    if (file === 'anatomy.js') request.request = '@ark-ui/react/anatomy';
    // `dataAttr` alone: a build that needs another name of the index does not find it, and fails.
    if (file.startsWith('components/') && request.request === '@ark-ui/react')
      Object.assign(request, { context: ark, request: '@zag-js/dom-query' });
  });
}

/** Our factory of elements and context for those of Chakra: a page that is prerendered hydrates without computing styles. */
export function waitingStyles(): WebpackPluginInstance[] {
  const shared = packageFolder('shared');
  const styles = join(shared, 'src/styles');
  const chakra = packageFolder('@chakra-ui/react', shared);
  const replace = (file: string, own: string) =>
    new webpack.NormalModuleReplacementPlugin(new RegExp(`/${file}\\.js$`), (request) => {
      // Asked before and after a request is resolved: before, it leads elsewhere.
      if (!request.createData?.resource && request.context.startsWith(chakra))
        request.request = join(styles, own);
    });
  return [replace('factory', 'elementFactory.ts'), replace('provider', 'chakraContext.ts')];
}
