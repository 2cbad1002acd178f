import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, still, test } from '../site';
import { notice } from '../staff/desk';
import {
  closePreview,
  itemTable,
  openForm,
  openInvoice,
  openPreview,
  template,
  templateNames,
  type InvoiceFields,
  type Line,
} from './form';
import { ordinaryInvoice as ordinary } from './ordinaryInvoice';
import { countPrinted, printed, solid, textOf, type PdfPage, type PlacedText } from './pdf';

test.describe.configure({ timeout: 120_000 });
test.use(still);

/** Every line can be told from the others by its first word, its last word and its rate. */
const lineOf = (index: number): Line => [
  `a${index}a ${index % 3 === 0 ? 'with a long name that takes a second row on paper, ' : ''}z${index}z`,
  '2',
  `${1000 + index}.25`,
];

const ordinaryTexts = [
  ...[ordinary.sender, ordinary.billTo, ordinary.shipTo].flat().flatMap((value) => value.split('\n')),
  'INV-2026-0042',
  '31 March 2026',
  '30 April 2026',
  'Tax (16%)',
  ordinary.notes,
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
];

/** What the page around the invoice says. */
const surroundings = [
  'Dashboard',
  'Logout',
  'Vibrant Peak',
  'Command palette',
  'Invoice Preview',
  'Invoice Generator',
  'Download PDF',
  'PDF Download',
  'Close',
  'Add Item',
  'Template',
].map(solid);

/** Where a text stands: the number of its page, or -1. */
const pageOf = (texts: string[], text: string) => texts.findIndex((page) => page.includes(solid(text)));

/** What is wrong with the pages, as one line each. */
function faults(pages: PdfPage[]): string[] {
  const found: string[] = [];
  for (const [index, page] of pages.entries()) {
    const say = (fault: string) => found.push(`page ${index + 1}: ${fault}`);
    const text = textOf(page);
    if (!text.includes(solid(`Page ${index + 1} of ${pages.length}`))) say('not numbered');
    for (const foreign of surroundings) if (text.includes(foreign)) say(`${foreign} does not belong here`);
    for (const { text: run, left, right, top, bottom } of page.texts) {
      if (left < 30 || right > page.width - 30 || top < 20 || bottom > page.height - 18) say(`${run} is cut`);
    }
    for (const overlap of overlaps(page.texts)) say(overlap);
  }
  const texts = pages.map(textOf);
  const sums = ['Subtotal', 'Tax (', 'Grand Total'].map((label) => pageOf(texts, label));
  if (sums[0] === -1 || new Set(sums).size > 1) found.push(`the sums stand on pages ${sums.join(', ')}`);
  return found;
}

/** Sums without a line above them, and later pages that do not say which invoice they belong to and whose. */
function orphans(pages: PdfPage[]): string[] {
  const texts = pages.map(textOf);
  const sums = texts[pageOf(texts, 'Grand Total')] ?? '';
  // Both parts are cut there.
  const head = solid(`INV-${'7'.repeat(40)}… · ${word.slice(0, 20)}`);
  return [
    ...(/z\d+z|Design/.test(sums) ? [] : ['the sums stand on a page without lines']),
    ...texts
      .slice(1)
      .flatMap((text, index) => (text.includes(head) ? [] : [`page ${index + 2} has no head`])),
  ];
}

/** Lines that are missing or split, and pages with lines but without a head. */
function lineFaults(pages: PdfPage[], lines: readonly Line[]): string[] {
  const texts = pages.map(textOf);
  const broken = lines.filter(([name, , rate], index) => {
    const parts = [name, `a${index}a`, `$${rate}`, `$${(Number(rate) * 2).toFixed(2)}`];
    const places = parts.map((part) => pageOf(texts, part));
    return places[0] === -1 || new Set(places).size > 1;
  });
  const headless = texts.filter((text) => /z\d+z/.test(text) && !/itemquantityrateamount/i.test(text));
  return [
    ...broken.map(([name]) => `${name} is not in one piece`),
    ...headless.map(() => 'a page without a head'),
  ];
}

/** Texts that are not on paper. A look may set names in small capitals. */
function missing(pages: PdfPage[], texts: readonly string[]): string[] {
  const whole = pages.map(textOf).join('').toLowerCase();
  return texts.filter((text) => !whole.includes(solid(text).toLowerCase()));
}

/** Runs that stand on each other. Line boxes may touch; letters may not. */
function overlaps(texts: PlacedText[]): string[] {
  const found: string[] = [];
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      // Tight headlines and kerned figures overlap by a hair.
      if (width > 1.5 + least * 0.15 && height > least * 0.4)
        found.push(`${one.text} stands on ${other.text}`);
    }
  }
  return found;
}

/** Letters of other scripts stand in the order of the page, not in that of the text. */
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

/** White of the page as it would lie on paper, from 0 to 1. */
async function whiteness(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const data = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  await page.emulateMedia({ media: null });
  return data.filter((value) => value === 255).length / data.length;
}

const linesOf = (count: number) => Array.from({ length: count }, (_, line) => lineOf(line));

const paperOf = { A4: [596, 843], Letter: [612, 792] } as const;

// The site is dark, and as narrow as paper.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize({ width: 794, height: 1123 });
  await openForm(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('every look prints an ordinary invoice from its preview on one page, light, of the size of the print dialog', async ({
  page,
}) => {
  const lines = linesOf(12);
  await openInvoice(page, { ...ordinary, lines });
  await expect(itemTable(page).getByRole('rowheader')).toHaveCount(lines.length);
  for (const [turn, name] of templateNames.entries()) {
    await test.step(name, async () => {
      await template(page, name).check();
      const dialog = await openPreview(page);
      await dialog.getByRole('button', { name: 'Download PDF', exact: true }).click();
      await expect(notice(page, 'PDF Download').first()).toBeVisible();
      expect(await whiteness(page), name).toBeGreaterThan(0.55);

      // One paper is read, the other one counted; which of them is which goes by turns.
      const [read, counted] = turn % 2 === 0 ? (['A4', 'Letter'] as const) : (['Letter', 'A4'] as const);
      const pages = await printed(page, read);
      expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
        paperOf[read],
      ]);
      expect(faults(pages)).toEqual([]);
      expect(missing(pages, ordinaryTexts)).toEqual([]);
      expect(lineFaults(pages, lines)).toEqual([]);
      expect(await countPrinted(page, counted)).toBe(1);
      await closePreview(page);
    });
  }
});

test('every look prints many lines, long names, many digits and right-to-left names whole, without a preview, too', async ({
  page,
}) => {
  const lines = linesOf(60);
  await openInvoice(page, { ...extreme, lines: [...lines, ...extreme.lines!] });
  await expect(itemTable(page).getByRole('rowheader')).toHaveCount(lines.length + extreme.lines!.length);
  // The looks come after the form.
  await expect.poll(async () => faults(await printed(page, 'A4'))).toEqual([]);
  for (const [turn, name] of templateNames.entries()) {
    await test.step(name, async () => {
      await template(page, name).check();
      const pages = await printed(page, turn % 2 === 0 ? 'Letter' : 'A4');
      expect(faults(pages)).toEqual([]);
      expect(orphans(pages)).toEqual([]);
      expect(lineFaults(pages, lines)).toEqual([]);
      expect(missing(pages, extremeTexts)).toEqual([]);
      expectLetters(pages);
      expect(pages.length).toBeGreaterThanOrEqual(3);
      expect(pages.length).toBeLessThanOrEqual(9);
    });
  }

  await test.step('what is printed at once after opening is whole', async () => {
    // Asks for the print in the very task that shows the sheet, before the page has a moment to itself.
    const printedLines = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = new MutationObserver(() => {
            if (!document.querySelector('[role="dialog"] article')) return;
            opened.disconnect();
            setTimeout(() => {
              window.dispatchEvent(new Event('beforeprint'));
              resolve(document.querySelectorAll('[role="dialog"] article td.name').length);
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
});
