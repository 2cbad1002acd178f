const digitGroup = /\p{Nd}+/gu;

/** The value of a digit in any script. Its digits follow each other, and those of others may precede. */
function digitValue(digit: string): number {
  const own = digit.codePointAt(0)!;
  let zero = own;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (own - zero) % 10;
}

const isYear = (digits: string) => /^(19|20)\d\d$/.test(digits);
const isMonth = (digits: string) => /^(0?[1-9]|1[0-2])$/.test(digits);

/** Whether a group of digits is a date's year with month and day, such as 20260331 or 202603. */
const isCompactDate = (digits: string) => /^(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])?$/.test(digits);

/**
 * Increments the counter, the last group of digits that is not a year, month or day; keeps leading
 * zeros and the script.
 */
export function nextNumber(number: string, now = new Date()): string {
  const groups = [...number.matchAll(digitGroup)].map(({ 0: digits, index }) => ({ digits, index }));
  const counter = counterOf(
    groups.map(({ digits }) => inDecimal(digits)),
    now,
  );
  const group = groups[counter];
  if (!group) return `${number}-2`;
  const { digits, index } = group;
  return number.slice(0, index) + incremented(digits) + number.slice(index + digits.length);
}

const inDecimal = (digits: string) => [...digits].map(digitValue).join('');

/**
 * Beside a year, one group of one or two digits may be the month: the one next to the year,
 * preferably of two digits, unless no other group is left.
 */
function counterOf(groups: string[], now: Date): number {
  const years = yearsIn(groups, now);
  const others = [...groups.keys()].filter((index) => !years.includes(index));
  // Without another group, the "year" is the counter.
  if (years.length === 0 || others.length === 0) return groups.length - 1;
  const year = years[0]!;
  if (others.length === 1 || isCompactDate(groups[year]!)) return others.at(-1)!;
  const months = [year + 1, year - 1].filter((index) => others.includes(index) && isMonth(groups[index]!));
  const month = months.find((index) => groups[index]!.length === 2) ?? months[0];
  return others.filter((index) => index !== month).at(-1)!;
}

/**
 * Years of four digits, the second year of `2025-26`, and beside a longer group the years of two
 * digits around today's.
 */
function yearsIn(groups: string[], now: Date): number[] {
  const indexes = [...groups.keys()];
  const years = indexes.filter((index) => isYear(groups[index]!) || isCompactDate(groups[index]!));
  const isShort = (index: number, around: number) =>
    groups[index]!.length === 2 && [-1, 0, 1].some((step) => Number(groups[index]) === (around + step) % 100);
  if (years.length === 0)
    return groups.some(({ length }) => length > 2)
      ? indexes.filter((index) => isShort(index, now.getFullYear()))
      : [];
  const second = indexes.filter(
    (index) => years.includes(index - 1) && Number(groups[index]) === (Number(groups[index - 1]) + 1) % 100,
  );
  return [...years, ...second];
}

function incremented(digits: string): string {
  const next = String(BigInt(inDecimal(digits)) + 1n).padStart([...digits].length, '0');
  const zero = digits.codePointAt(0)! - digitValue([...digits][0]!);
  return [...next].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
}
