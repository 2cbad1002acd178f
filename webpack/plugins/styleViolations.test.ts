import { styleViolations } from './styleViolations';

test.each([
  ['a file beside it', '.a { background: url(./peak.png) }'],
  ['a picture of another host', '.a { background: url("https://images.example/peak.png") }'],
  ['a picture as data', ".a { background: url('data:image/svg+xml,<svg/>') }"],
  ['a fragment', '.a { filter: url(#blur) }'],
  ['an import of a file beside it', '@import "./base.css"; @import url(./more.css);'],
  ['a comment', '/* @import "https://other.example/a.css"; */ .a { color: red }'],
  [
    'a picture after a font',
    '@font-face { src: url(./f.woff2) } .a { background: url(https://x.example/p.png) }',
  ],
])('%s is allowed', (_, css) => {
  expect(styleViolations(css)).toEqual([]);
});

test.each([
  ['@import"https://fonts.example/a.css";', 1, /^imports https:\/\/fonts\.example\/a\.css: style/],
  ['@import "https://fonts.example/css";', 1, /^imports https:\/\/fonts\.example\/css: style sheets/],
  ["/* first\n */\n@import url('//fonts.example/css');", 3, /^imports \/\/fonts\.example\/css/],
  [
    '@font-face {\n  src: url(https://fonts.example/a.woff2);\n}',
    2,
    /^takes a font from https:.*url\(\.\/name\.woff2\)/,
  ],
  ['.a {}\n@font-face { src: url("data:font/woff2;base64,AAAA") }', 2, /^takes a font from data:font/],
  ['.a { background: url(http://images.example/a.png) }', 1, /^takes a file from http:.*policy forbids/],
  ['.a { background: url(data:text/html,x) }', 1, /^takes a file from data:text/],
])('%s is refused, with its line', (css, line, what) => {
  expect(styleViolations(css)).toEqual([{ line, what: expect.stringMatching(what) }]);
});

test('a long address is cut short', () => {
  const [violation] = styleViolations(`@font-face { src: url(data:font/woff2;base64,${'A'.repeat(5000)}) }`);
  expect(violation!.what.length).toBeLessThan(250);
});
