import { headerLines, map, quoted, withoutVariables } from './nginxText';

test('quotes and backslashes keep their meaning', () => {
  expect(quoted('say "hi" \\d+')).toBe('"say \\"hi\\" \\\\d+"');
});

test('what nginx would read as a variable, or not at all, is refused', () => {
  expect(() => withoutVariables('a$b')).toThrow('variable');
  expect(() => quoted('x'.repeat(5000))).toThrow('Too long');
});

test('a map quotes everything but its default', () => {
  expect(
    map('$uri', 'kind', [
      ['~^/a\\.b$', 'x y'],
      ['', 'nothing'],
      ['default', ''],
    ]),
  ).toBe('map "$uri" $kind {\n  "~^/a\\\\.b$" "x y";\n  "" "nothing";\n  default "";\n}');
});

test('headers are sent whatever the status', () => {
  expect(headerLines({ Vary: 'Accept-Encoding' })).toEqual(['add_header Vary "Accept-Encoding" always;']);
});
