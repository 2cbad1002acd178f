const names = new Intl.DisplayNames('en', { type: 'currency' });

/** Codes with their names, for a choice. Blank is the `$` of the specification. */
export const currencies = [
  ['', '$'],
  ...Intl.supportedValuesOf('currency').map((code) => [code, `${code} ${names.of(code)}`] as const),
] as const;
