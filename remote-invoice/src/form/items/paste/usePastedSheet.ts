import { useMemo, useState } from 'react';
import { currencyOf, isSignOf } from '../../../model/currency';
import { zero } from '../../../model/decimal';
import { useDraft } from '../../../model/draftStore';
import type { DecimalMark } from '../../../model/figure';
import { lineTotalOf } from '../../../model/totalsOf';
import { guessColumns, type ColumnRole } from './guessColumns';
import { ambiguousFigures, markOfSheet, pastedRows, type PastedRow } from './pastedRows';
import { delimiterOf, sheetRows } from './sheetRows';

/** What becomes of a pasted table, and the answers that change it. */
export function usePastedSheet(text: string) {
  const rows = useMemo(() => sheetRows(text, delimiterOf(text) ?? '\t'), [text]);
  const shownMark = useMemo(() => markOfSheet(rows), [rows]);
  const [answer, setMark] = useState<DecimalMark>();
  const mark = answer ?? (shownMark === 'mixed' ? undefined : shownMark);
  const guess = useMemo(() => guessColumns(rows, mark), [rows, mark]);
  const [chosenRoles, setRoles] = useState<ColumnRole[]>();
  const roles = chosenRoles ?? guess.roles;
  const [answers, setAnswers] = useState<ReadonlyMap<number, boolean>>(new Map());

  const pasted = useMemo(() => {
    const body = guess.hasHead ? rows.slice(1) : rows;
    return pastedRows(body, roles, mark ?? '.', guess.hasHead ? 2 : 1);
  }, [rows, roles, mark, guess.hasHead]);
  const isComing = (row: PastedRow) => !row.refusal && (answers.get(row.line) ?? !row.isDoubtful);
  const coming = pasted.filter(isComing);
  const ownCurrency = useDraft(({ invoice }) => invoice.currency);
  const foreignSigns = foreignSignsOf(coming, ownCurrency);
  const [changesCurrency, setChangesCurrency] = useState(false);
  const offered = offeredCurrency(coming, foreignSigns);
  const currency = changesCurrency && offered ? offered : ownCurrency;
  const ambiguous = useMemo(() => ambiguousFigures(rows, roles), [rows, roles]);

  return {
    rows,
    roles,
    hasHead: guess.hasHead,
    pasted,
    coming,
    isComing,
    mark,
    ambiguous,
    setMark,
    /** In which sums are shown. */
    currency,
    foreignSigns,
    offered,
    changesCurrency: changesCurrency && offered !== undefined,
    setChangesCurrency,
    subTotal: coming.reduce((sum, { item }) => sum.plus(lineTotalOf(item, currency)), zero),
    sheetSum: pasted.findLast(({ sum }) => sum)?.sum,
    /** A role stands for one column: who had it before is ignored. */
    setRole: (column: number, role: ColumnRole) =>
      setRoles(roles.map((other, index) => (index === column ? role : other === role ? 'ignored' : other))),
    setComing: (line: number, isWanted: boolean) => setAnswers(new Map(answers).set(line, isWanted)),
  };
}

/** Signs and codes of money that are not the invoice's. */
const foreignSignsOf = (rows: PastedRow[], currency: string): string[] => [
  ...new Set(rows.flatMap((row) => row.currency ?? []).filter((sign) => !isSignOf(sign, currency))),
];

/** The one other currency in which all rows are. */
function offeredCurrency(rows: PastedRow[], [sign, ...others]: string[]): string | undefined {
  const isOfAll = sign !== undefined && others.length === 0 && rows.every((row) => row.currency === sign);
  return isOfAll ? currencyOf(sign) : undefined;
}

export type PastedSheet = ReturnType<typeof usePastedSheet>;
