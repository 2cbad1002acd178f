import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDeclaration } from '@vibrant-peak/shared/contract';
import type { App } from './apps';

/** Imports the declaration of a remote's pages. */
export async function loadPages(app: App): Promise<RemoteDeclaration> {
  const { href } = pathToFileURL(join(app.folder, 'src/pages.ts'));
  return ((await import(href)) as { default: RemoteDeclaration }).default;
}
