import { inlineHashes, inlineSources, rememberInlineHashes } from './inlineSources';
import { sourceHash } from './securityHeaders';

test('styles are found whatever stands in them, and where', () => {
  const html = [
    '<!doctype html><head>',
    '<style>@media (width < 40em) { a > b { color: red } }</style>',
    '<style data-emotion="vp x">b::before { content: "</b>" }</style>',
    '<noscript><style>c {}</style></noscript></head>',
    '<body><svg><style>d {}</style></svg><p title="<style>not(this)</style>">',
    '<!-- <style>nor {} </style> -->',
  ].join('');
  expect(inlineSources(html).styles).toEqual([
    '@media (width < 40em) { a > b { color: red } }',
    'b::before { content: "</b>" }',
    'c {}',
    'd {}',
  ]);
});

test('scripts are those that run', () => {
  const html =
    '<script>if (a < b) run()</script><script type="application/json">{}</script><script src="/x.js"></script><script type="module">m</script>';
  expect(inlineSources(html).scripts).toEqual(['if (a < b) run()', 'm']);
});

test('what was found in a document before holds for its very bytes alone', () => {
  const html = '<style>a {}</style>';
  rememberInlineHashes({ document: sourceHash(html), scripts: [], styles: ['as stored'] });
  expect(inlineHashes(html).styles).toEqual(['as stored']);
  expect(inlineHashes(`${html} `).styles).toEqual([sourceHash('a {}')]);
});
