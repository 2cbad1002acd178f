import { inlineHashes } from './inlineSources';
import { sourceHash } from './securityHeaders';

test('style elements are found anywhere and with any text, but not in attributes and comments', () => {
  const html = [
    '<!doctype html><head>',
    '<style>@media (width < 40em) { a > b { color: red } }</style>',
    '<style data-emotion="vp x">b::before { content: "</b>" }</style>',
    '<noscript><style>c {}</style></noscript></head>',
    '<body><svg><style>d {}</style></svg><p title="<style>not(this)</style>">',
    '<!-- <style>nor {} </style> -->',
  ].join('');
  expect(inlineHashes(html).styles).toEqual(
    ['@media (width < 40em) { a > b { color: red } }', 'b::before { content: "</b>" }', 'c {}', 'd {}'].map(
      sourceHash,
    ),
  );
});

test('only script elements that the browser runs, and import maps, are found', () => {
  const html =
    '<script>if (a < b) run()</script><script type="application/json">{}</script><script src="/x.js"></script><script type="module">m</script><script type="importmap">{"integrity":{}}</script>';
  expect(inlineHashes(html).scripts).toEqual(['if (a < b) run()', 'm', '{"integrity":{}}'].map(sourceHash));
});
