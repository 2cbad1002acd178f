import { join } from 'node:path';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { packageFolder } from './packages';

const shared = packageFolder('shared');

/** The router's other build: the same code, apart from the one that pages use. */
const secondRouter = join(
  packageFolder('react-router', packageFolder('react-router-dom', shared)),
  'dist/production/index.mjs',
);

/** Half of the router waits in a file of its own: only a second copy of the library can be taken apart. */
export const waitingRouter: RuleSetRule = {
  test: /[\\/]routerCore\.ts$/,
  resolve: { alias: { 'react-router-dom$': secondRouter } },
};

/** Our factory of elements and context for those of Chakra: a page that is prerendered hydrates without computing styles. */
export function waitingStyles(): WebpackPluginInstance[] {
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
