import { transformSync } from 'esbuild';
import type { ShellBundle } from 'shared/contract/shell';

const known = new Map<string, string>();

/** The scripts that stand in every document, minified: every visit pays for them. */
export const denseScripts = ({ headScript, waveScript }: ShellBundle) =>
  [headScript, waveScript].map(denseOf);

/** A document with the scripts of its shell minified. */
export const withDenseScripts = (html: string, { headScript, waveScript }: ShellBundle): string =>
  [headScript, waveScript].reduce(
    (dense, script) =>
      dense.replace(`<script>${script}</script>`, () => `<script>${denseOf(script)}</script>`),
    html,
  );

function denseOf(script: string): string {
  const dense = known.get(script) ?? transformSync(script, { minify: true, target: 'es2022' }).code.trim();
  known.set(script, dense);
  return dense;
}
