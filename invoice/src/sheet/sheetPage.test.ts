import { freshDraft } from '../freshDraft';
import { sheetPage } from './sheetPage';
import { loadTemplates, templates } from './templates/index';

const attack = '</style></title><script>alert(1)</script><img src=x onerror=alert(1)>';

test.each(templates.map(({ id }) => id))('in %s, no text becomes part of the page', async (template) => {
  const { invoice } = freshDraft();
  const party = { name: attack, company: attack, address: attack, phone: attack, email: attack };
  const html = await sheetPage({
    template,
    invoice: {
      ...invoice,
      receiptNumber: attack,
      notes: attack,
      taxLabel: attack,
      orderNumber: attack,
      vatId: attack,
      logo: `https://a.example/"onerror="alert(1)`,
      yourCompany: party,
      billTo: party,
      shipTo: { ...party, sameAsBillTo: false },
      items: [{ id: 1, name: attack, quantity: '1', amount: '1' }],
    },
  });
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html.match(/<script|<img src=x|<\/style|<\/title|"onerror/g)).toEqual(['</title', '</style']);
});

test.each(templates.map(({ id }) => id))('in %s, a credit note says what it is', async (template) => {
  const { invoice } = freshDraft();
  const html = await sheetPage({ template, invoice }, 'credit note');
  const heading = /<h3>.*?<\/h3>/.exec(html)![0];
  expect(heading).toMatch(/credit note/i);
  expect(heading).not.toMatch(/invoice/i);
});

test.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://169.254.169.254/', 'data:image/svg+xml,x'])(
  'the logo %s is left out',
  async (logo) => {
    const { invoice, template } = freshDraft();
    expect(await sheetPage({ template, invoice: { ...invoice, logo } })).not.toContain('<img');
  },
);

test('no nested rule begins with a colon: the generator would read it without the space before it', async () => {
  for (const { styles } of Object.values(await loadTemplates()))
    expect(styles.match(/^\s*:.*$/gm) ?? []).toEqual([]);
});
