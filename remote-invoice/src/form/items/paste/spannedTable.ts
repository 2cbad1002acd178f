const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Not parsed by the browser, as the content security policy allows no HTML from text. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<(style|script)\b.*?<\/\1>/gis, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hexadecimal, name: string = '') =>
      decimal || hexadecimal
        ? String.fromCodePoint(Math.min(parseInt(decimal ?? hexadecimal, decimal ? 10 : 16), 0x10ffff))
        : (entities.get(name.toLowerCase()) ?? entity),
    )
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

const spanIn = (attributes: string, name: string) =>
  Math.min(
    Math.max(Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1] ?? 1), 1),
    1000,
  );

/**
 * A copied HTML table with spanning cells, as text with tabs: a cell repeats in each of its rows,
 * and its other columns are blank. Undefined for other content.
 */
export function spannedTable(html: string): string | undefined {
  const tables = html.match(/<table\b/gi) ?? [];
  if (tables.length !== 1 || !/\b(row|col)span\s*=\s*["']?([2-9]|\d\d)/i.test(html)) return undefined;
  const grid: string[][] = [];
  for (const [row, source] of [...html.matchAll(/<tr\b[^>]*>(.*?)(?=<tr\b|<\/tr|<\/table|$)/gis)].entries())
    placeRow(grid, row, source[1]!);
  return grid.map((cells) => Array.from(cells, (cell) => cell ?? '').join('\t')).join('\n');
}

function placeRow(grid: string[][], row: number, source: string): void {
  grid[row] ??= [];
  for (const [, attributes, content] of source.matchAll(/<t[dh]\b([^>]*)>(.*?)(?=<t[dh]\b|<\/t[dh]|$)/gis)) {
    let column = 0;
    while (grid[row]![column] !== undefined) column += 1;
    for (let down = 0; down < spanIn(attributes!, 'rowspan'); down += 1)
      for (let across = 0; across < spanIn(attributes!, 'colspan'); across += 1)
        (grid[row + down] ??= [])[column + across] = across === 0 ? textOf(content!) : '';
  }
}
