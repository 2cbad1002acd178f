import { budgets, documentLengths, staffBudgets } from './budgets';
import { logInBefore, measureFirstLoad, phone } from './measureFirstLoad';
import { isInSubset } from '../shared/src/theme/fonts';
import { expect, test } from './site';

test.use({ ...phone });

/** What a budget of bytes may be exceeded by: compression differs with the platform, hashes with the checkout. */
const margin = 1.01;

/** One page of each kind. */
const kinds = ['/', '/projects', '/admin/login', '/admin/receipts'];

for (const [path, budget] of Object.entries({ ...budgets, ...staffBudgets })) {
  const details = { tag: kinds.includes(path) ? '@smoke' : [] };
  test(
    `the first visit of ${path} stays within its budget, and requests no script or font before the paint`,
    details,
    async ({ page, request }) => {
      if (path in staffBudgets) await logInBefore(page);
      const { used, ...load } = await measureFirstLoad(page, path);
      for (const kind of ['document', 'scripts', 'fonts', 'images', 'total'] as const)
        expect.soft(load[kind], kind).toBeLessThanOrEqual(budget[kind] * margin);
      for (const kind of ['requests', 'rounds'] as const)
        expect.soft(load[kind], kind).toBeLessThanOrEqual(budget[kind]);
      expect.soft(used, 'share of the code that runs').toBeGreaterThanOrEqual(budget.used);
      expect(load.firstRequest).toBeGreaterThanOrEqual(load.paint);

      const html = await (await request.get(path)).text();
      const allowed = documentLengths[path] ?? Infinity;
      expect.soft(html.length, 'characters of the document').toBeLessThanOrEqual(allowed * margin);
      const text = textOf(html);
      const foreign = [...new Set(text)].filter(
        (character) => !isInSubset(character) && !/\s/.test(character),
      );
      expect(foreign, 'characters for which a whole font would be fetched').toEqual([]);
    },
  );
}

/** Visible text of a document, without styles, scripts and tags. */
const textOf = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
