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
