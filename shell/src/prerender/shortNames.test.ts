import { withShortNames } from './shortNames';

test('classes have the same short name in the document and in its rules, and nothing else is touched', () => {
  const { html, styles } = withShortNames({
    html: '<p class="dark vp-1x9 vp-k2">vp-1x9</p><a class="vp-k2" href="/vp-k2">',
    styles: [{ name: 'vp', css: '.vp-k2:hover{top:0}.vp-1x9 .vp-k2{left:0}.dark .vp-1x9{color:red}' }],
  });
  expect(html).toBe('<p class="dark a b">vp-1x9</p><a class="b" href="/vp-k2">');
  expect(styles[0]?.css).toBe('.b:hover{top:0}.a .b{left:0}.dark .a{color:red}');
});

test('a thousand classes have a thousand names', () => {
  const classes = Array.from({ length: 1000 }, (_, index) => `vp-h${index}`);
  const { html } = withShortNames({ html: ` class="${classes.join(' ')}"`, styles: [] });
  expect(new Set(html.slice(8, -1).split(' ')).size).toBe(1000);
});
