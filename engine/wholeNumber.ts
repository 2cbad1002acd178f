import { UsageError } from './usageError';

/**
 * A whole number within bounds, from an argument or a variable.
 * @throws UsageError when it is none.
 */
export function wholeNumber(value: unknown, name: string, [min, max]: readonly [number, number]): number {
  const number = Number(value);
  if (typeof value !== 'string' || !/^\d+$/.test(value) || number < min || number > max)
    throw new UsageError(`${name} is a whole number from ${min} to ${max}, not "${value ?? ''}"`);
  return number;
}
