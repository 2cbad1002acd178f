import { sizeLimit } from '@vibrant-peak/engine/formats/formats';
import { readDeclarations, readSources } from './foreignFiles';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const outside = [
  '../../outside.ts',
  '/etc/outside.ts',
  'src/../../outside.ts',
  'src\\..\\..\\outside.ts',
  'C:/a.ts',
  '',
];

test.each(outside)(
  'sources and declarations named %j are refused: they would stand outside of their folder',
  (file) => {
    const rejection = 'below its folder';
    expect(() => readSources('sources of r/remote-x', json({ [file]: '' }))).toThrow(
      `sources of r/remote-x is damaged: it holds ${JSON.stringify(file)}, which is not text below its folder`,
    );
    expect(() => readDeclarations('r/shell', json({ files: { [file]: '' }, modules: {} }))).toThrow(
      rejection,
    );
    expect(() => readDeclarations('r/shell', json({ files: {}, modules: { a: file } }))).toThrow(rejection);
  },
);

test.each([null, [], 'text', { 'a.ts': 1 }])('%j is not a set of files', (value) => {
  expect(() => readSources('r/remote-x', json(value))).toThrow('r/remote-x is damaged');
  expect(() => readDeclarations('r/shell', json(value))).toThrow('r/shell is damaged');
});

test('broken JSON and too many bytes are refused', () => {
  expect(() => readSources('r/remote-x', Buffer.from('{'))).toThrow('r/remote-x is not JSON');
  expect(() => readSources('r/remote-x', Buffer.alloc(sizeLimit + 1))).toThrow(`${sizeLimit} are allowed`);
});

test('ordinary files are read', () => {
  const files = { 'src/pages/Page.tsx': 'page', 'src/index.d.ts': 'types' };
  expect(readSources('r/remote-x', json(files))).toEqual(files);
  const declarations = { files, modules: { '@vibrant-peak/shared/ui': 'src/index.d.ts' } };
  expect(readDeclarations('r/shell', json(declarations))).toEqual(declarations);
});
