import { createStyleCache } from './styleCache';

/** What the cache writes into the document for a piece of style. */
function written(selector: string, styles: string): string {
  const cache = createStyleCache();
  cache.insert(selector, { name: 'card', styles }, cache.sheet, true);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.map(({ cssText }) => cssText).join('');
}

afterEach(() => document.head.replaceChildren());

test('tokens that never change are written as values, those of the colour modes stay variables', () => {
  const css = written(
    '.vp-card',
    'padding:var(--chakra-spacing-5);border-radius:var(--chakra-radii-l3);color:var(--chakra-colors-fg);',
  );
  expect(css).toContain('padding: 1.25rem');
  expect(css).toContain('border-radius: 1rem');
  expect(css).toContain('color: var(--chakra-colors-fg)');
});

test('their definitions are left out, but for the fonts that invoices name themselves', () => {
  const css = written(
    '',
    ':root{--bg-currentcolor:red;--chakra-spacing-5:1.25rem;--chakra-fonts-body:Inter;--chakra-colors-fg:black;}',
  );
  expect(css).not.toContain('--chakra-spacing-5');
  expect(css).not.toContain('--bg-currentcolor');
  expect(css).toContain('--chakra-fonts-body: Inter');
  expect(css).toContain('--chakra-colors-fg: black');
});

test('the rules that an update of the page brings come in a sheet that is new', async () => {
  const { sheet } = createStyleCache();
  // As in production: a sheet holds many rules.
  sheet.isSpeedy = true;
  const names = () =>
    [...document.querySelectorAll('style')].map((style) =>
      [...style.sheet!.cssRules].map(({ cssText }) => /\.(\w+)/.exec(cssText)?.[1]).join(' '),
    );
  sheet.insert('.image{color:red}');
  sheet.insert('@layer recipes{.card{color:blue}}');
  await Promise.resolve();
  sheet.insert('.link{color:red}');
  sheet.insert('@layer recipes{.dialog{color:grey}}');
  expect(names()).toEqual(['image card', 'link dialog']);

  for (let update = 0; update < 100; update++) {
    await Promise.resolve();
    sheet.insert('.bar{color:red}');
  }
  expect(names()).toHaveLength(50);
});
