import { summaryMail } from '../../live/src/testing/summaryMail';
import { expect, still, test } from '../site';

test.use(still);

const number = 'INV-2026-0007';

const mail = (text: string) => summaryMail('€1.00', `Rechnung ${number}`, text);

test('the number of an invoice does not break in its mail', async ({ page }) => {
  await page.setContent(mail(`hiermit erhalten Sie die Rechnung ${number} über €1.00.\n\nLumen`));
  for (let width = 320; width <= 640; width += 8) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await page.getByText('hiermit').evaluate((paragraph, words) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent!.indexOf(words);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
        return range.getClientRects().length;
      }
      return 0;
    }, number);
    expect(lines, `${width} pixels wide`).toBe(1);
  }
});

for (const [what, text] of [
  ['a text', 'Words.\n\nKind regards,\nLumen'],
  ['no text', ''],
] as const)
  test(`the card of a mail with ${what} ends as it begins`, async ({ page }) => {
    await page.setContent(mail(text));
    const [above, below] = await page.locator('.card').evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const last = [...card.querySelectorAll('p')].at(-1)!.getBoundingClientRect();
      return [card.firstElementChild!.getBoundingClientRect().top - top, bottom - last.bottom];
    });
    expect(below).toBeCloseTo(above!, 0);
  });
