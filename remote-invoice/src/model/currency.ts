/** Common signs that `Intl` does not use in English, with their currencies. */
const otherSigns: Record<string, readonly string[]> = {
  Rs: ['PKR', 'INR'],
  '₨': ['PKR', 'INR'],
  Fr: ['CHF'],
  US$: ['USD'],
};

const signOf = (currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

const withoutPoint = (sign: string) => sign.replace(/\.$/, '');

/** Whether a sign or code denotes this currency. Blank is the `$` of the specification. */
export function isSignOf(sign: string, currency: string): boolean {
  const code = currency === '' ? 'USD' : currency;
  const bare = withoutPoint(sign);
  return (
    bare === code ||
    bare === signOf(code, 'symbol') ||
    bare === signOf(code, 'narrowSymbol') ||
    otherSigns[bare]?.includes(code) === true
  );
}

/** The currency of a sign or code, or undefined if several currencies share it. */
export function currencyOf(sign: string): string | undefined {
  const bare = withoutPoint(sign);
  const codes = Intl.supportedValuesOf('currency');
  if (codes.includes(bare)) return bare;
  if (otherSigns[bare]) return otherSigns[bare][0];
  const bySymbol = codes.filter((code) => signOf(code, 'symbol') === bare);
  const found =
    bySymbol.length > 0 ? bySymbol : codes.filter((code) => signOf(code, 'narrowSymbol') === bare);
  return found.length === 1 ? found[0] : undefined;
}

/** The currency's name in messages. */
export const nameOfCurrency = (currency: string) => (currency === '' ? '$' : currency);
