import type { PageModule } from '@vibrant-peak/shared/contract';
import { isAddressOf } from '../registry/pageAt';
import type { Loaded } from '../remotes/loadFailure';
import { organisation } from './organisation';

/** Structured data (schema.org): the company on the home page, elsewhere the page's own. */
export function structuredDataOf(data: Loaded<{ page: PageModule }> | undefined, path: string): object[] {
  if (data?.status !== 'loaded' || !isAddressOf(data.value.page, path)) return [];
  return [...(path === '/' ? organisation : []), ...(data.value.page.structuredData?.(path) ?? [])];
}

/** Updates the objects in the document after a change of page. */
export function applyStructuredData(objects: object[]): void {
  const scripts = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  const texts = objects.map((object) => JSON.stringify(object));
  if (texts.join() === scripts.map(({ textContent }) => textContent.replaceAll('\\u003c', '<')).join())
    return;
  for (const script of scripts) script.remove();
  for (const text of texts) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // The document's Trusted Types policy lets only JSON through.
    script.textContent = text;
    document.head.append(script);
  }
}
