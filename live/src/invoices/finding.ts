import { readFigure } from '@vibrant-peak/invoice/figure';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The commonest letters with marks by the plain ones. SQLite cannot read a query in which more than
 * 29 functions contain each other.
 */
const plainLetters = {
  a: 'äáàâåã',
  c: 'ç',
  e: 'éèêë',
  i: 'í',
  n: 'ñ',
  o: 'öóôøõ',
  ss: 'ß',
  u: 'üúù',
};

const replaced = Object.entries(plainLetters).flatMap(([plain, marked]) =>
  [...marked].map((letter) => [letter, plain] as const),
);

/** Stored words are in lower case. SQLite has no function for all of them at once. */
const plainWords = replaced.reduce<RawBuilder<string>>(
  (words, [letter, plain]) => sql`replace(${words}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
  sql`words`,
);

const plainText = (text: string) =>
  replaced.reduce((plain, [letter, by]) => plain.replaceAll(letter, by), text.toLowerCase());

/**
 * The condition for invoices with a part of these words, or with this total, such as `1,190` or
 * `1.190,50`. An ambiguous amount finds both readings.
 */
export function finding(search: string): RawBuilder<SqlBool> {
  const pattern = `%${plainText(search).replace(/[\\%_]/g, '\\$&')}%`;
  // Most words have no marks: leaving those as they are halves the time.
  const words = sql<SqlBool>`case when octet_length(words) = length(words) then words
    else ${plainWords} end like ${pattern} escape '\\'`;
  const figure = readFigure(search);
  if (!figure || figure.isPercent) return words;
  const amounts = 'value' in figure ? [figure.value] : Object.values(figure.readings);
  return sql<SqlBool>`(${words} or ${sql.join(amounts.map(hasTotal), sql` or `)})`;
}

function hasTotal(amount: string): RawBuilder<SqlBool> {
  const [whole = '', decimals = ''] = amount.replace(/^-/, '').split('.');
  return decimals
    ? sql`total like ${`${whole}.${decimals}%`}`
    : sql`total = ${whole} or total like ${`${whole}.%`}`;
}
