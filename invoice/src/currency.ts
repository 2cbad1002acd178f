import { bareSign, currenciesOf } from './currencySigns';

/** Whether a sign or code denotes this currency. Blank is the `$` of the specification. */
export function isSignOf(sign: string, currency: string): boolean {
  const code = currency === '' ? 'USD' : currency;
  // In English, `$` alone is the US dollar, but each dollar is written so at home.
  return currenciesOf(sign).some((codes) => codes.includes(code)) || bareSign(sign) === code;
}

/** The currency of a sign or code, or undefined if several currencies share it. */
export function currencyOf(sign: string): string | undefined {
  const [codes = []] = currenciesOf(sign);
  return bareSign(sign) === 'Rs' || codes.length === 1 ? codes[0] : undefined;
}

/** The currency's name in messages. */
export const nameOfCurrency = (currency: string) => (currency === '' ? '$' : currency);
