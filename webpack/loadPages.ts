import { join } from 'node:path';
import type { RemoteDeclaration } from '@vibrant-peak/shared/contract';
import type { App } from './apps';

/** Imports the declaration of a remote's pages. */
export async function loadPages(app: App): Promise<RemoteDeclaration> {
  const module = (await import(join(app.folder, 'src/pages.ts'))) as { default: RemoteDeclaration };
  return module.default;
}
