import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { StyleOrderPlugin } from './styleOrderPlugin';

test("a style sheet is inserted before Emotion's styles", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'style-order-'));
  writeFileSync(join(folder, 'index.js'), "import('./part.css');");
  writeFileSync(join(folder, 'part.css'), '.part { color: teal }');
  await promisify<Configuration, unknown>(webpack)({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: './index.js',
    output: { path: folder, publicPath: '/', filename: 'main.js' },
    experiments: { css: true },
    plugins: [new StyleOrderPlugin()],
  });
  const code = readFileSync(join(folder, 'main.js'), 'utf8');
  rmSync(folder, { recursive: true });

  const inserted = jest.fn();
  const document = {
    createElement: (tag: string) => ({ tag, setAttribute: () => undefined, getAttribute: () => '1' }),
    getElementsByTagName: () => [],
    head: { appendChild: () => undefined, insertBefore: inserted, querySelector: (query: string) => query },
  };
  runInNewContext(code, { document, self: {}, setTimeout: () => 0 });
  expect(inserted).toHaveBeenCalledWith(
    expect.objectContaining({ tag: 'link' }),
    ':scope > style[data-emotion]',
  );
});
