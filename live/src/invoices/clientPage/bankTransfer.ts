import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { isSEPACountry, isValidIBAN } from 'ibantools';
import { renderSVG } from 'uqr';

/** What a transfer of euros needs. */
export interface Transfer {
  /** Of the sender, who holds the account unless the bank lines name somebody else. */
  name: string;
  bankLines: string;
  currency: string;
  /** Decimal text. */
  amount: string;
  /** What the client names. */
  reference: string;
}

/** The first valid IBAN in a text, without spaces. */
export function ibanIn(text: string): string | undefined {
  const found = text.toUpperCase().matchAll(/(?<![A-Z\d])[A-Z]{2}\d{2}(?:[^\S\n]?[A-Z\d]){11,30}/g);
  for (const [match] of found) {
    const letters = match.replaceAll(/\s/g, '');
    // A word after the IBAN may look like a part of it.
    for (let length = Math.min(34, letters.length); length >= 15; length--)
      if (isValidIBAN(letters.slice(0, length))) return letters.slice(0, length);
  }
  return undefined;
}

/** Whether an account takes SEPA transfers: countries outside of the scheme have IBANs, too. */
export const takesSepa = (iban: string): boolean => isSEPACountry(iban.slice(0, 2));

/** The BIC that a line of a text names (ISO 9362). */
export const bicIn = (text: string): string | undefined =>
  /(?:BIC|SWIFT)\b[^A-Z\d\n]*([A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)\b/.exec(text)?.[1];

/** The account holder that a line of a text names. */
export const holderIn = (text: string): string | undefined =>
  /^[^\S\n]*(?:account (?:holder|name)|holder|beneficiary|name)[^\S\n]*:[^\S\n]*(\S[^\n]*)$/im
    .exec(text)?.[1]
    ?.trim();

/**
 * The text of an EPC QR code for a SEPA credit transfer (EPC069-12, version 002).
 * @returns nothing unless it is about euros, an account of SEPA and an amount that a transfer takes.
 */
export function epcText({ name, bankLines, currency, amount, reference }: Transfer): string | undefined {
  const iban = ibanIn(bankLines);
  const sum = decimalOf(amount);
  const holder = line(holderIn(bankLines) ?? name, 70);
  if (currency !== 'EUR' || !iban || !takesSepa(iban) || !holder) return undefined;
  if (!sum?.gt(zero) || sum.gt('999999999.99')) return undefined;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    holder,
    iban,
    `EUR${sum.toFixed(2)}`,
    '',
    '',
    line(reference, 140),
  ].join('\n');
}

const line = (text: string, length: number) =>
  [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, length).join('');

/** The code as an address of a picture: black on white, with the border that readers need. */
export const qrPicture = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4, ecc: 'M' }))}`;
