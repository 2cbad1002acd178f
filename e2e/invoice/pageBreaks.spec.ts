import { expect, still, test } from '../site';
import { button } from '../staff/desk';
import { addLine, itemTable, openForm, openInvoice, template, templateNames, type Line } from './form';
import { ordinaryInvoice } from './ordinaryInvoice';
import { violations, lineViolations, orphans, tornEnds } from './paperViolations';
import { printed } from './pdf';

test.use(still);

const formats = ['A4', 'Letter'] as const;

const bank = [
  'Bank of the North, 1 Harbour Square',
  'Account name: Bright Works',
  'IBAN GB33BUKB20201555555555',
  'BIC BUKBGB22',
  'Please give the number of the invoice.',
];

const cases = [...Array.from({ length: 40 }, (_, index) => index + 1), 120].flatMap((count) =>
  formats.flatMap((format) => [bank, []].map((notes) => ({ count, format, notes }))),
);

const longName =
  'with a name that takes a second row on paper, such as consulting services for the month of March 2026,';

const lineOf = (index: number): Line => [
  `a${index}a ${index % 3 === 0 ? longName : ''} z${index}z`,
  '2',
  `${1000 + index}.25`,
];

test(
  'every template breaks pages between lines, and keeps sums, notes and the signature line with the last ones, for any number of lines',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(1_800_000);
    await openForm(page);

    await test.step('printing right after the first item prints the invoice, not the form', async () => {
      await page.waitForLoadState('networkidle');
      await addLine(page, lineOf(0));
      expect.soft(violations(await printed(page, 'A4'))).toEqual([]);
      await button(page, 'New invoice').click();
      await button(page, 'Discard').click();
      await expect(itemTable(page)).toHaveCount(0);
    });

    const found: string[] = [];
    for (const { count, format, notes } of cases) {
      const lines = Array.from({ length: count }, (_, index) => lineOf(index));
      const receiptNumber = `INV-${count}-${format}-${notes.length}`;
      await openInvoice(page, { ...ordinaryInvoice, receiptNumber, lines, notes: notes.join('\n') });
      await expect(itemTable(page).getByRole('rowheader')).toHaveCount(count);
      for (const name of templateNames) {
        await template(page, name).check();
        const pages = await printed(page, format);
        const broken = [
          ...violations(pages),
          ...orphans(pages, receiptNumber),
          ...lineViolations(pages, lines),
          ...tornEnds(pages, notes),
        ];
        found.push(...broken.map((violation) => `${name}, ${count} lines, ${format}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  },
);
