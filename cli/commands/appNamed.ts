import { apps, type App } from '@vibrant-peak/webpack/apps';
import { UsageError } from '@vibrant-peak/engine/usageError';

export const appHere = (): App | undefined => apps.find(({ folder }) => folder === process.cwd());

/** By default the application of the current folder. @throws UsageError when there is none. */
export function appNamed(name?: string): App {
  const app = name === undefined ? appHere() : apps.find((each) => each.name === name);
  if (app) return app;
  const known = apps.map((each) => each.name).join(', ');
  throw new UsageError(
    name === undefined
      ? `Name the application: ${known}`
      : `There is no application "${name}" here. There are: ${known}`,
  );
}
