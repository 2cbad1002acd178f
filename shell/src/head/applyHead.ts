import type { PageMetadata } from '@vibrant-peak/shared/contract';
import { headTags } from './headTags';

/** Updates the document head. The shell is its only owner: tags are updated, never duplicated. */
export function applyHead(metadata: PageMetadata, path: string): void {
  document.title = metadata.title;
  for (const { tag, key, value } of headTags(metadata, path)) {
    const existing = document.head.querySelector(`${tag}[${key[0]}="${key[1]}"]`);
    const [attribute, content] = value;
    if (content === undefined) {
      existing?.remove();
      continue;
    }
    const element = existing ?? document.head.appendChild(document.createElement(tag));
    element.setAttribute(key[0], key[1]);
    element.setAttribute(attribute, content);
  }
}
