import { useMemo, useState } from 'react';
import { currencyOf, isSignOf } from '@vibrant-peak/invoice/currency';
import { zero } from '@vibrant-peak/invoice/decimal';
import type { DecimalMark } from '@vibrant-peak/invoice/figure';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { useDraft } from '../../../draft/draftStore';
import type { ColumnRole } from './columnRoles';
import { guessColumns } from './guessColumns';
import { ambiguousFigures, markOfSheet, pastedRows, type PastedRow } from './pastedRows';
import { delimiterOf, sheetRows } from './sheetRows';

/** The state of the paste dialog: the result of each row, and the choices that change it. */
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
    return pastedRows(guess.body, roles, mark ?? '.', guess.hasHead ? 2 : 1, guess);
  }, [guess, roles, mark]);
  const isSelected = (row: PastedRow) => !row.rejection && (answers.get(row.line) ?? !row.isDoubtful);
  const selected = pasted.filter(isSelected);
  const ownCurrency = useDraft(({ invoice }) => invoice.currency);
  const [changesCurrency, setChangesCurrency] = useState(false);
  const signs = [...new Set(selected.map((row) => row.currency))];
  const foreignSigns = signs.filter((sign) => sign !== undefined && !isSignOf(sign, ownCurrency));
  const offered = foreignSigns.length > 0 ? sharedCurrency(signs) : undefined;
  const currency = changesCurrency && offered ? offered : ownCurrency;
  const ambiguous = useMemo(() => ambiguousFigures(rows, roles), [rows, roles]);

  return {
    rows,
    roles,
    hasHead: guess.hasHead,
    pasted,
    selected,
    isSelected,
    mark,
    ambiguous,
    setMark,
    /** The currency of the displayed sums. */
    currency,
    foreignSigns,
    offered,
    changesCurrency: changesCurrency && offered !== undefined,
    setChangesCurrency,
    subTotal: selected.reduce((sum, { item }) => sum.plus(lineTotalOf(item, decimalsOf(currency))), zero),
    sheetSum: pasted.findLast(({ sum }) => sum)?.sum,
    /** Each role belongs to one column at most; the previous one becomes ignored. */
    setRole: (column: number, role: ColumnRole) =>
      setRoles(roles.map((other, index) => (index === column ? role : other === role ? 'ignored' : other))),
    setSelected: (line: number, isWanted: boolean) => setAnswers(new Map(answers).set(line, isWanted)),
  };
}

/** The currency that all signs and codes have in common, or undefined. */
function sharedCurrency(signs: (string | undefined)[]): string | undefined {
  const currencies = new Set(signs.map((sign) => sign && currencyOf(sign)));
  return currencies.size === 1 ? [...currencies][0] : undefined;
}

export type PastedSheet = ReturnType<typeof usePastedSheet>;
