const opening = /@layer ([\w.]+)\{/y;

/**
 * Collects the rules of each cascade layer in one block, before those that are in no layer: their weight is the same, for
 * layers are ranked whole, and the document need not say the layer's name a hundred times.
 */
export function joinLayers(css: string): string {
  const layers = new Map<string, string>();
  let rest = '';
  for (let index = 0; index < css.length;) {
    opening.lastIndex = index;
    const [head, name = ''] = opening.exec(css) ?? [];
    const end = endOfRule(css, index);
    if (head) layers.set(name, (layers.get(name) ?? '') + css.slice(index + head.length, end - 1));
    else rest += css.slice(index, end);
    index = end;
  }
  return [...layers].map(([name, rules]) => `@layer ${name}{${rules}}`).join('') + rest;
}

/** Where the rule that begins at `start` ends: after its block, or after the semicolon of one without. */
function endOfRule(css: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index++) {
    const character = css[index];
    if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index + 1;
    else if (character === ';' && depth === 0) return index + 1;
  }
  return css.length;
}
