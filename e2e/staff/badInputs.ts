import type { Locator } from '@playwright/test';

/** Texts that are harmless only where they are shown as they are. */
export const badTexts: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a handler': '<img src=x onerror=alert(1)>',
  'a way out of an attribute': '"><svg onload=alert(1)>',
  'a template': '{{7*7}}',
  'a literal': '${7*7}',
  'a query': "'; DROP TABLE jobs;--",
  'a formula': '=HYPERLINK("https://evil.example")',
  'a sum': '+1+cmd',
  'a function': '@SUM(A1)',
  NUL: 'a\u0000b',
  'reversed direction': 'a\u202Egnp.exe',
  'two directions': 'Vibrant אבג پاکستان 3',
  'joined emoji': '👩‍👩‍👧‍👦',
  'the prototype': '__proto__',
  'the constructor': 'constructor',
  'a method': 'toString',
  '100 kB': 'long '.repeat(20_000).trim(),
};

/** Nothing to see; only forms take them, as a line of such cells in a file is an empty line. */
export const blankTexts: Readonly<Record<string, string>> = {
  'white space': '   ',
  'a hard space': '\u00A0',
  'half a character': '\uD800',
};

/** Addresses that nobody shall follow, whatever the field. */
export const badAddresses: readonly string[] = [
  'javascript:alert(1)',
  '  javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200Bscript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)">',
  'vbscript:msgbox(1)',
  'blob:https://vibrantpeak.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https:evil.example',
  'https://good@evil.example',
  'https://evil.example/%0d%0aSet-Cookie:a',
  `https://evil.example/${'a'.repeat(2100)}`,
];

/** Strange but followable: shown as what they are. The second is a homograph, its first letter is Cyrillic. */
export const strangeAddresses: readonly string[] = ['http://[::1]', 'https://аpple.example/login'];

export const badNumbers: readonly string[] = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '1e309',
  '1,000.50',
  'five',
  '5 of 5',
];

/** What is typed, and what the list shows for it. */
export const strangeNumbers: readonly [typed: string, shown: string][] = [
  ['-0', '☆☆☆☆☆ 0'],
  ['-1', '☆☆☆☆☆ -1'],
  ['4.5', '★★★★★ 4.5'],
  ['1e300', '★★★★★ 1e+300'],
];

/** Puts any text into a field, also such as cannot be typed or sent to the browser. */
export const put = (field: Locator, text: string) =>
  field.evaluate((control, json) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
    set!.call(control, JSON.parse(json));
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }, JSON.stringify(text));

/** Puts a text into all fields with these labels. */
export async function putAll(area: Locator, labels: readonly string[], text: string): Promise<void> {
  for (const label of labels) await put(area.getByLabel(label, { exact: true }), text);
}

/** What stands in the fields with these labels, as it is. */
export const valuesOf = (area: Locator, labels: readonly string[]) =>
  Promise.all(
    labels.map(async (label) => {
      const field = area.getByLabel(label, { exact: true });
      const json = await field.evaluate((control: HTMLInputElement) => JSON.stringify(control.value));
      return JSON.parse(json) as string;
    }),
  );
