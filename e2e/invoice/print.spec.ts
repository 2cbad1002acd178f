import { expect, sampled, still, test } from '../site';
import { notice } from '../staff/desk';
import {
  itemTable,
  openForm,
  openInvoice,
  preview,
  template,
  templateNames,
  type InvoiceFields,
  type Line,
} from './form';
import { violations, lineViolations, missing, orphans } from './paperViolations';
import { printed, solid, textOf, type PdfPage } from './pdf';

test.use(still);

/** The first word, last word and rate of each line are unique. */
const lineOf = (index: number): Line => [
  `a${index}a ${index % 3 === 0 ? 'with a long name that takes a second row on paper, ' : ''}z${index}z`,
  '2',
  `${1000 + index}.25`,
];

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
const address = Array.from({ length: 14 }, (_, index) => `Building ${index + 1}, Harbour Road East`).join(
  '\n',
);
const arabic = 'شركة القمة النابضة للحلول';
const hebrew = 'חברת הפסגה';
const nines = '9'.repeat(30);

const extreme: InvoiceFields = {
  receiptNumber: `INV-${'7'.repeat(60)}`,
  dueDate: '2026-04-30',
  sender: [arabic, word, address, '+92 42 35550100', `${'office'.repeat(12)}@bright.example`],
  billTo: [hebrew, word, address, '+92 51 5550101', 'ayesha@nw.example'],
  shipTo: [word, arabic, address, '+92 51 5550199', 'dock@nw.example'],
  taxRate: '8.875',
  notes: `${word}\n${arabic}\nFirst\n\nSecond`,
  lines: [
    [word, '0.1234567', '7654.321'],
    [arabic, '3', '90071992547409.93'],
    [`${hebrew} with English`, '1', `${nines}.99`],
    ['Design', '12345678.5', '0.01'],
  ],
};

const extremeTexts = [
  word,
  extreme.receiptNumber!,
  'Building 14, Harbour Road East',
  extreme.sender![4]!,
  '$7654.321',
  '$944.98',
  '$270215977642229.79',
  `$${nines}.99`,
  'Tax (8.875%)',
  '12345678.5',
  '31 March 2026',
  '30 April 2026',
];

/** The running head of later pages, with both parts shortened. */
const head = `INV-${'7'.repeat(40)}… · ${word.slice(0, 20)}`;

/**
 * PDFs store right-to-left letters in visual order, so they are counted instead of compared as
 * words.
 */
function expectLetters(pages: PdfPage[]): void {
  const whole = pages.map(textOf).join('');
  for (const [text, times] of [
    [arabic, 4],
    [hebrew, 2],
  ] as const) {
    for (const letter of new Set(solid(text))) {
      const least = times * (solid(text).split(letter).length - 1);
      expect(whole.split(letter).length - 1, letter).toBeGreaterThanOrEqual(least);
    }
  }
}

const paperOf = { A4: [596, 843], Letter: [612, 792] } as const;

test('every template prints many lines, long names, many digits and right-to-left names in full, with and without a preview', async ({
  page,
}) => {
  const lines = Array.from({ length: 80 }, (_, line) => lineOf(line));
  await openForm(page);
  await openInvoice(page, { ...extreme, lines: [...lines, ...extreme.lines!] });
  await expect(itemTable(page).getByRole('rowheader')).toHaveCount(lines.length + extreme.lines!.length);
  // The code for printing loads after the form.
  await expect.poll(async () => violations(await printed(page, 'A4'))).toEqual([]);
  for (const [turn, name] of sampled(templateNames, 4).entries()) {
    await test.step(name, async () => {
      await template(page, name).check();
      const format = turn % 2 === 0 ? 'Letter' : 'A4';
      const pages = await printed(page, format);
      for (const { width, height } of pages) expect([width, height].map(Math.round)).toEqual(paperOf[format]);
      expect(violations(pages)).toEqual([]);
      expect(orphans(pages, head)).toEqual([]);
      expect(lineViolations(pages, lines)).toEqual([]);
      expect(missing(pages, extremeTexts)).toEqual([]);
      expectLetters(pages);
      expect(pages.length).toBeGreaterThanOrEqual(3);
      expect(pages.length).toBeLessThanOrEqual(9);
    });
  }

  await test.step('printing right after the preview opens includes every line', async () => {
    // Prints in the same task that shows the sheet, before React can render the remaining lines.
    const printedLines = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = new MutationObserver(() => {
            if (!document.querySelector('dialog article')) return;
            opened.disconnect();
            setTimeout(() => {
              window.dispatchEvent(new Event('beforeprint'));
              resolve(document.querySelectorAll('dialog article td.name').length);
            });
          });
          opened.observe(document.body, { childList: true, subtree: true });
          [...document.querySelectorAll('button')]
            .find((button) => button.textContent === 'Preview')!
            .click();
        }),
    );
    expect(printedLines).toBe(lines.length + extreme.lines!.length);
  });

  await test.step('only the invoice is printed from the preview, not the notice beside it', async () => {
    await preview(page).getByRole('button', { name: 'Download PDF', exact: true }).click();
    await expect(notice(page, 'PDF Download')).toBeVisible();
    expect(violations(await printed(page, 'A4'))).toEqual([]);
  });
});

test('notes that are longer than a page break between at least three of their lines', async ({ page }) => {
  await openForm(page);
  for (const count of [48, 49, 50, 51, 52, 53]) {
    const notes = Array.from({ length: count }, (_, line) => `n${line}n`).join('\n');
    const receiptNumber = `INV-${count}`;
    await openInvoice(page, { receiptNumber, lines: [lineOf(0)], notes });
    const pages = await printed(page, 'A4');
    const counts = pages.map((each) => textOf(each).match(/n\d+n/g)?.length ?? 0);
    expect(Math.min(...counts.filter((each) => each > 0)), `${count}: ${counts.join()}`).toBeGreaterThan(2);
  }
});
