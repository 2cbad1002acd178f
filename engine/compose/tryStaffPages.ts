import { setImmediate as nextTask } from 'node:timers/promises';
import { addressesOf, DeclarationError, pageIn } from './addresses';
import type { DocumentSources } from './planDocuments';
import { placeOf } from './position';

/**
 * Renders the staff pages that a new release may change, once: a page that throws does not go live.
 * @returns violations, by remote and address.
 */
export async function staffPageViolations(
  { registry, shell, load, begin }: Pick<DocumentSources, 'registry' | 'shell' | 'load' | 'begin'>,
  isNew: (name: string) => boolean,
): Promise<string[]> {
  const violations: string[] = [];
  const pages = registry.pages.filter(
    ({ path, remote }) => !shell.mountOf(path).isPrerendered && (isNew(remote) || isNew('shell')),
  );
  for (const page of pages) {
    // What a page leaves behind is held until the task ends: hundreds of pages would fill the heap.
    await nextTask();
    try {
      const layout = registry.layouts.staff?.remote ?? page.remote;
      const modules = { [layout]: load(layout), [page.remote]: load(page.remote) };
      begin(page.remote, `rendering ${page.path}`);
      const [path] = addressesOf(page, pageIn(modules[page.remote], page)) as [string];
      await shell.tryStaffPage({ path, registry, modules });
    } catch (error) {
      if (error instanceof DeclarationError) violations.push(error.message);
      else if (!isBrowserMissing(error))
        violations.push(
          `${page.path} of ${page.remote} does not render: ${String(error)}${placeOf(error, page.remote)}`,
        );
    }
  }
  return violations;
}

const browserNames =
  /^(window|document|self|navigator|location|history|screen|(local|session)Storage|matchMedia|customElements|(request|cancel)AnimationFrame|getComputedStyle|inner(Width|Height)|scroll[XY]|devicePixelRatio|[A-Z]\w*(Element|Observer|Event)|Image|Worker|XMLHttpRequest) is not defined$/;

export const isBrowserMissing = (error: unknown) =>
  error instanceof Error && error.name === 'ReferenceError' && browserNames.test(error.message);
