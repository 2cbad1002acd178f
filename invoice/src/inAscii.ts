const digitsOf = (script: RegExp, zero: number) => (text: string) =>
  text.replace(script, (digit) => String(digit.codePointAt(0)! - zero));

const fromArabic = digitsOf(/[٠-٩]/g, 0x660);
const fromPersian = digitsOf(/[۰-۹]/g, 0x6f0);
const fromDevanagari = digitsOf(/[०-९]/g, 0x966);
const fromBengali = digitsOf(/[০-৯]/g, 0x9e6);
const fromThai = digitsOf(/[๐-๙]/g, 0xe50);

/** Converts full-width and other digits and marks to ASCII, and removes marks that cannot be seen. */
export const inAscii = (text: string) =>
  [fromArabic, fromPersian, fromDevanagari, fromBengali, fromThai]
    .reduce((written, convert) => convert(written), text)
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('٪', '%')
    .replaceAll('،', ',')
    .replace(/[\u200e\u200f\u061c\u2060]/g, '');
