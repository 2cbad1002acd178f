import { join } from 'node:path';
import type { RemoteDeclaration } from 'shared/contract';
import type { App } from './apps';

/** A remote's pages, from the one file that declares them. */
export async function loadPages(app: App): Promise<RemoteDeclaration> {
  const module = (await import(join(app.folder, 'src/pages.ts'))) as { default: RemoteDeclaration };
  return module.default;
}
