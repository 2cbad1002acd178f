import { decimalOf, plainText, zero } from '@vibrant-peak/invoice/decimal';

/** Bounds and step of the arrow keys. */
export interface Bounds {
  min?: string;
  max?: string;
  step?: string;
}

/** The value one step up or down, within the bounds. Blank counts as 0. */
export function steppedBy(value: string, direction: 1 | -1, { min, max, step = '1' }: Bounds): string {
  const from = decimalOf(value) ?? zero;
  const next = from.plus(decimalOf(step)!.times(direction));
  const [lowest, highest] = [decimalOf(min ?? ''), decimalOf(max ?? '')];
  if (lowest && next.lt(lowest)) return direction === 1 || from.gt(lowest) ? plainText(lowest) : value;
  if (highest && next.gt(highest)) return plainText(highest);
  return plainText(next);
}
