/** Common signs and words that `Intl` does not use, with their currencies. */
const otherSigns: Record<string, readonly string[]> = {
  Rs: ['PKR', 'INR'],
  Fr: ['CHF'],
  SFr: ['CHF'],
  US$: ['USD'],
  Kčs: ['CZK'],
  руб: ['RUB'],
  р: ['RUB'],
  грн: ['UAH'],
  TL: ['TRY'],
  Tk: ['BDT'],
  đ: ['VND'],
  din: ['RSD'],
  元: ['CNY'],
  円: ['JPY'],
  원: ['KRW'],
  Euro: ['EUR'],
  Euros: ['EUR'],
  Dollar: ['USD'],
  Dollars: ['USD'],
  Rupees: ['PKR', 'INR'],
  Yen: ['JPY'],
};

const displays = ['symbol', 'narrowSymbol'] as const;

/**
 * A sign without spaces, direction marks, width variants and a final point, which people leave out.
 */
export const bareSign = (sign: string) =>
  sign
    .normalize('NFKC')
    .replace(/[\s\u200e\u200f\u061c]/g, '')
    .replace(/\.$/, '');

const signIn = (locales: string[], currency: string, currencyDisplay: (typeof displays)[number]) =>
  bareSign(
    new Intl.NumberFormat(locales, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency,
  );

/** The likely language of the currency's country, whose code begins that of the currency. */
function homeOf(currency: string): string[] {
  try {
    const { language, region, baseName } = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize();
    return [`${language}-${region}`, baseName];
  } catch {
    return ['en'];
  }
}

interface Signs {
  /** Codes, such as USD. */
  codes: ReadonlySet<string>;
  /** The currencies of each sign, by how specific the sign is: in English, narrow, and at home. */
  bySign: ReadonlyMap<string, readonly string[]>[];
  /** Those of two or more characters, in lower case. */
  inAnyCase: ReadonlyMap<string, readonly string[]>;
}

let known: Signs | undefined;

/** Signs of all currencies. They take 30 ms to collect, hence on first use. */
function signs(): Signs {
  if (known) return known;
  const codes = Intl.supportedValuesOf('currency');
  const mapOf = (signOf: (code: string) => string) => {
    const map = new Map<string, string[]>();
    for (const code of codes) map.set(signOf(code), [...(map.get(signOf(code)) ?? []), code]);
    return map;
  };
  const bySign = [
    new Map(Object.entries(otherSigns)),
    ...displays.map((display) => mapOf((code) => signIn(['en'], code, display))),
    ...displays.map((display) => mapOf((code) => signIn(homeOf(code), code, display))),
  ];
  const words = bySign.flatMap((map) => [...map]).filter(([sign]) => sign.length > 1);
  const inAnyCase = new Map(words.map(([sign, of]) => [sign.toLowerCase(), of]));
  known = { codes: new Set(codes), bySign, inAnyCase };
  return known;
}

/**
 * The currencies that a sign or code may denote, for each kind of sign; the more specific kinds
 * come first.
 */
export function currenciesOf(sign: string): (readonly string[])[] {
  const bare = bareSign(sign);
  const { codes, bySign, inAnyCase } = signs();
  const code = bare.toUpperCase();
  if (codes.has(code)) return [[code]];
  const exact = bySign.map((map) => map.get(bare) ?? []);
  return [...exact, inAnyCase.get(bare.toLowerCase()) ?? []].filter(({ length }) => length > 0);
}

/** Whether a text is a sign or code of a currency; longer ones in any case. */
export const isCurrencySign = (text: string) => currenciesOf(text).length > 0;
