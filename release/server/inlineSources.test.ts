import { inlineSources } from './inlineSources';

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
