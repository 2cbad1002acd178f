import { origin } from '../testing/testLive';
import { htmlOf, paragraphsOf } from './htmlOf';

const script = `<script>alert("1")</script> & 'more'`;

test('nothing in a text is taken for HTML, and quoted lines stand apart', () => {
  const html = htmlOf(`${script}\nsecond line\n\nSara wrote:\n> ${script}\n> <img src=x onerror=y>`);
  const body = html.slice(html.indexOf('<body>'));
  expect(body).not.toMatch(/<(?!\/?(p|blockquote|br|body|html)\b)/);
  expect(body).toContain(
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;<br>\nsecond line</p>',
  );
  expect(body).toMatch(/<p>Sara wrote:<\/p>\n<blockquote>&lt;script&gt;.*<br>\n&lt;img/);
});

test('the one link of a mail leads to the site, whatever its text says', () => {
  const url = `${origin}/admin/messages?message=1"><b>`;
  const html = htmlOf('See https://evil.example and <a href="https://evil.example">here</a>.', {
    label: 'Open',
    url,
  });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
  expect(links).toEqual([`${origin}/admin/messages?message=1&quot;&gt;&lt;b&gt;`]);
  expect(html).not.toMatch(/\ssrc=/);
});

test('the address that the text names becomes a link, and no other one', () => {
  const address = `${origin}/i/abc?a=1&b=2`;
  const html = paragraphsOf(`See ${address} or https://evil.example`, address).join('');
  const link = address.replace('&', '&amp;');
  expect(html.match(/<a [^]*?<\/a>/g)).toEqual([`<a href="${link}">${link}</a>`]);
});

test('both colour schemes have colours of enough contrast for texts and links', () => {
  const html = htmlOf('Words.');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const dark = html.slice(html.indexOf('prefers-color-scheme: dark'));
  const pairs = [html, dark].map((css) => {
    const [, back, text] = /body \{[^}]*background: (#\w{6}); color: (#\w{6})/.exec(css)!;
    const [, link] = /\ba \{ color: (#\w{6})/.exec(css)!;
    const [, quote] = /blockquote \{[^}]*[^-]color: (#\w{6})/.exec(css)!;
    return [text, link, quote].map((colour) => contrast(back!, colour!));
  });
  for (const ratio of pairs.flat()) expect(ratio).toBeGreaterThanOrEqual(4.5);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** As WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
