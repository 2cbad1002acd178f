import type { Line } from './form';
import { solid, textOf, type PdfPage, type PlacedText } from './pdf';

/** Texts of the page around the invoice. */
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

/** The index of the page that contains the text, or -1. */
const pageOf = (texts: string[], text: string) => texts.findIndex((page) => page.includes(solid(text)));

/** Describes each violation of the printed pages in one line. */
export function violations(pages: PdfPage[]): string[] {
  const found: string[] = [];
  for (const [index, page] of pages.entries()) {
    const say = (violation: string) => found.push(`page ${index + 1}: ${violation}`);
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
  if (sums[0] === -1 || new Set(sums).size > 1) found.push(`the sums are on pages ${sums.join(', ')}`);
  return found;
}

/** Finds sums on a page without lines, and later pages without the running head. */
export function orphans(pages: PdfPage[], head: string): string[] {
  const texts = pages.map(textOf);
  const sums = texts[pageOf(texts, 'Grand Total')] ?? '';
  return [
    ...(/z\d+z|Design/.test(sums) ? [] : ['the sums are on a page without lines']),
    ...texts
      .slice(1)
      .flatMap((text, index) => (text.includes(solid(head)) ? [] : [`page ${index + 2} has no head`])),
  ];
}

/** Finds notes split between pages, and a last page with fewer than two lines. */
export function tornEnds(pages: PdfPage[], notes: readonly string[]): string[] {
  const texts = pages.map(textOf);
  const noted = [...new Set(notes.map((line) => pageOf(texts, line)))];
  const counts = texts.map((text) => text.match(/z\d+z/g)?.length ?? 0);
  const least = counts.length === 1 ? 1 : 2;
  return [
    ...(noted.length > 1 ? [`the notes are on pages ${noted.join(', ')}`] : []),
    ...(counts.at(-1)! < least ? [`the lines on the last page are ${counts.at(-1)}`] : []),
  ];
}

/** Finds missing or split lines, and pages with lines but without a table head. */
export function lineViolations(pages: PdfPage[], lines: readonly Line[]): string[] {
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

/** Texts missing on paper. Case is ignored, as templates may set names in small capitals. */
export function missing(pages: PdfPage[], texts: readonly string[]): string[] {
  const whole = pages.map(textOf).join('').toLowerCase();
  return texts.filter((text) => !whole.includes(solid(text).toLowerCase()));
}

/** Finds overlapping text. Line boxes may touch; letters may not. */
function overlaps(texts: PlacedText[]): string[] {
  const found: string[] = [];
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      // Tight headlines and kerned figures overlap slightly.
      if (width > 1.5 + least * 0.15 && height > least * 0.4)
        found.push(`${one.text} overlaps ${other.text}`);
    }
  }
  return found;
}
