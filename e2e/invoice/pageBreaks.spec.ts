import { expect, still, test } from '../site';
import { itemTable, openForm, openInvoice, template, templateNames, type Line } from './form';
import { faults } from './paperFaults';
import { printed, textOf, type PdfPage } from './pdf';

test.use(still);

const isLong = Boolean(process.env['LONG']);
/** Numbers of lines: those at which a first page is about full, or all of them. */
const counts = isLong ? [...Array.from({ length: 40 }, (_, index) => index + 1), 120] : [1, 18];

const lineOf = (index: number): Line => [`a${index}a z${index}z`, '2', `${1000 + index}.25`];

const bank = [
  'Bank of the North, 1 Harbour Square',
  'Account name: Bright Works',
  'IBAN GB33BUKB20201555555555',
  'BIC BUKBGB22',
  'Please name the number of the invoice.',
  'Thank you for your order',
];

const formats = ['A4', 'Letter'] as const;

/** Notes that are torn, and pages with a signature line alone. */
function tornParts(pages: PdfPage[]): string[] {
  const texts = pages.map(textOf);
  const pagesOf = (text: string) => texts.findIndex((page) => page.includes(text.replaceAll(' ', '')));
  const noted = new Set(bank.map(pagesOf));
  const last = texts.at(-1)!;
  return [
    ...(noted.size > 1 ? [`the notes stand on pages ${[...noted].join(', ')}`] : []),
    ...(/z\d+z|GrandTotal|IBAN/i.test(last) ? [] : [`the last page says ${last} alone`]),
  ];
}

// The first number of lines is printed in the moment in which the invoice is there.
for (const [place, name] of templateNames.entries())
  test(`${name} breaks pages between whole parts, however many lines there are`, async ({ page }) => {
    test.setTimeout(isLong ? 600_000 : 60_000);
    await openForm(page);
    const found: string[] = [];
    for (const [index, count] of counts.entries()) {
      const lines = Array.from({ length: count }, (_, line) => lineOf(line));
      for (const notes of [bank.join('\n'), '']) {
        await openInvoice(page, {
          receiptNumber: `INV-${count}-${notes.length}`,
          sender: [
            'Nadia Malik',
            'Bright Works',
            '12 Canal Road\nLahore',
            '+92 42 3555',
            'hi@bright.example',
          ],
          billTo: [
            'Ayesha Khan',
            'North Wind',
            '4 Harbour Road\nKarachi',
            '+92 21 3555',
            'ayesha@nw.example',
          ],
          lines,
          notes,
        });
        await template(page, name).check();
        await expect(itemTable(page).getByRole('rowheader')).toHaveCount(count);
        for (const format of isLong ? formats : [formats[(index + place) % 2]!]) {
          const pages = await printed(page, format);
          for (const fault of [...faults(pages), ...tornParts(pages)])
            found.push(`${count} lines on ${format}${notes && ' with notes'}: ${fault}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
