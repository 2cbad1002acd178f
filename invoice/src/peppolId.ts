/** Schemes of Peppol IDs. Source: the code list EAS of Peppol BIS Billing 3.0.19, of May 2025. */
export const peppolSchemes: readonly string[] = [
  ...'0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170'.split(' '),
  ...'0177 0183 0184 0188 0190 0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203'.split(' '),
  ...'0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218 0221 0225 0230 0235 0240'.split(' '),
  ...'9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931'.split(' '),
  ...'9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948'.split(' '),
  ...'9949 9950 9951 9952 9953 9957 9959'.split(' '),
];

/** Numbers that the rules of Peppol check, with examples. Their check digits are not read here. */
const numbers: Partial<Record<string, { format: RegExp; example: string }>> = {
  '0007': { format: /^\d{10}$/, example: '5567321707' },
  '0088': { format: /^\d+$/, example: '7300010000001' },
  '0151': { format: /^\d{11}$/, example: '47555222000' },
  '0184': { format: /^(DK)?\d{8}$/, example: 'DK16356706' },
  '0192': { format: /^\d{9}$/, example: '991825827' },
  '0208': { format: /^\d{10}$/, example: '0202239951' },
};

/** Scheme and identifier of a participant of Peppol. */
export const peppolIdPattern = /^(\d{4}):(\S{1,50})$/;

/** Why a text is not a Peppol ID, in plain words; `undefined` for one that is, and for a blank one. */
export function peppolIdProblem(text: string): string | undefined {
  const id = text.trim();
  if (id === '') return undefined;
  const [, scheme, number] = peppolIdPattern.exec(id) ?? [];
  if (!scheme || !number)
    return 'A Peppol ID has a scheme of four digits, a colon and a number, such as 9930:DE123456789.';
  const known = numbers[scheme];
  if (known && !known.format.test(number))
    return `This number does not fit the scheme ${scheme}. A right one is ${scheme}:${known.example}.`;
  if (peppolSchemes.includes(scheme)) return undefined;
  return `${scheme} is not a scheme of Peppol IDs. German VAT IDs have 9930, as in 9930:DE123456789.`;
}
