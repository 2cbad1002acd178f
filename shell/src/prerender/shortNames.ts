import type { Rendered } from 'shared/contract/shell';
import { styleKey } from 'shared/styles';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Gives the classes of a document short names. Emotion names them by hashes, random text that does not compress; the browser
 * adopts elements with the classes that they have, and never needs to find the names again.
 */
export function withShortNames({ html, styles }: Rendered): Rendered {
  const names = new Map<string, string>();
  const rename = (text: string) =>
    text.replace(new RegExp(`${styleKey}-([a-z0-9]+)`, 'g'), (_, hash: string) => {
      if (!names.has(hash)) names.set(hash, nameOf(names.size));
      return names.get(hash)!;
    });
  const rule = new RegExp(`\\.${styleKey}-[a-z0-9]+`, 'g');
  return {
    html: html.replace(/ class="[^"]*"/g, rename),
    styles: styles.map(({ name, css }) => ({ name, css: css.replace(rule, rename) })),
  };
}

/** a, b, … Z, aa, ba, … */
function nameOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return letters[index % letters.length]! + (rest > 0 ? nameOf(rest - 1) : '');
}
