/** What stands in a pattern such as `INV-{year}-{0000}`. */
export const placeholder = /\{[^{}]*\}/g;

const digits = '0123456789';
const notZero = '123456789';
/** Largest number of digits of a count. */
const maxDigits = 9;

/** A character of a number, or a digit that the date or the count decides. */
interface Cell {
  /** Its possible characters. The first one stands in the example. */
  allowed: string;
  /** The cell with which it is the same. */
  same?: Cell;
}

const rootOf = (cell: Cell): Cell => (cell.same ? rootOf(cell.same) : cell);

/** Makes two cells the same. @returns whether a character is left. */
function join(one: Cell, other: Cell): boolean {
  const [first, second] = [rootOf(one), rootOf(other)];
  if (first === second) return true;
  first.allowed = [...first.allowed].filter((character) => second.allowed.includes(character)).join('');
  second.same = first;
  return first.allowed !== '';
}

const cell = (allowed: string): Cell => ({ allowed });

/** Form of a number: how many digits its count has, and the first digit of its month. */
interface Form {
  counted: number;
  month: string;
}

const forms: Form[] = Array.from({ length: maxDigits }, (_, index) => index + 1).flatMap((counted) =>
  ['0', '1'].map((month) => ({ counted, month })),
);

/** The cells of a number. All parts of its date are of the same day, in the years 2000 to 2099. */
function cellsOf(pattern: string, { counted, month }: Form): Cell[] {
  const year = [cell('2' + digits), cell('6' + digits)];
  const parts: Partial<Record<string, Cell[]>> = {
    '{year}': [cell('2'), cell('0'), ...year],
    '{yy}': year,
    '{MM}': [cell(month), cell(month === '0' ? notZero : '012')],
  };
  const countIn = (part: string) => [
    ...Array.from({ length: part.length - 2 - counted }, () => cell('0')),
    cell(notZero),
    ...Array.from({ length: counted - 1 }, () => cell(digits)),
  ];
  return pattern
    .split(new RegExp(`(${placeholder.source})`))
    .flatMap((part) => parts[part] ?? (/^\{0+\}$/.test(part) ? countIn(part) : [...part].map(cell)));
}

/** A number that both patterns can give, or undefined. Patterns are those that `assertPattern` takes. */
export function sameNumber(one: string, other: string): string | undefined {
  for (const form of forms)
    for (const otherForm of forms) {
      const cells = cellsOf(one, form);
      const others = cellsOf(other, otherForm);
      if (cells.length === others.length && cells.every((each, index) => join(each, others[index]!)))
        return cells.map((each) => rootOf(each).allowed[0]).join('');
    }
  return undefined;
}
