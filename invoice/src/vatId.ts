/**
 * What stands after the prefix of a VAT ID. Source: the VIES page of the European Commission on the
 * structure of VAT identification numbers; those of Switzerland, Norway and the United Kingdom by
 * their tax offices.
 */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Prefixes that differ from the code of the country. */
const prefixes: Record<string, string> = { GR: 'EL', CH: 'CHE' };

/**
 * Why a VAT ID does not fit its country, in plain words; `undefined` for one that fits, a blank one,
 * and countries without a known format. @param country ISO 3166-1, or blank.
 */
export function vatIdProblem(text: string, country: string): string | undefined {
  const vatId = text.replace(/[\s.-]/g, '').toUpperCase();
  const own = prefixes[country] ?? country;
  const prefix = vatId.startsWith('XI') && country === 'GB' ? 'XI' : own;
  const format = formats[prefix];
  if (vatId === '' || !format) return undefined;
  if (!vatId.startsWith(prefix)) return `A VAT ID of this country begins with ${prefix}.`;
  return format.test(vatId.slice(prefix.length)) ? undefined : 'This is not a VAT ID of this country.';
}
