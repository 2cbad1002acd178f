import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { sheetParts } from '@vibrant-peak/invoice/sheet/sheetPage';
import { templates } from '@vibrant-peak/invoice/sheet/templates';
import { clientStyles } from './clientStyles';

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

test.each(templates.map(({ id }) => id))(
  'the rules of the page do not reach the sheet %s',
  async (template) => {
    const { invoice } = freshDraft();
    const items = [
      { id: 1, name: 'Design', quantity: '2', amount: '500', unit: 'DAY', description: 'Two days' },
    ];
    const party = {
      name: 'Sara',
      company: 'Lumen Ltd',
      address: 'Pier 4',
      phone: '+353 1 555',
      email: 'a@b.cd',
    };
    const full = { ...invoice, items, yourCompany: party, billTo: party, notes: 'Thanks', logo: '/i/x/logo' };
    const { html, styles } = await sheetParts({ invoice: full, template });
    const ofSheet = [
      ...namesIn(html, /class="([^"]+)"/g).flatMap((names) => names.split(' ')),
      ...namesIn(styles, /\.([a-z][\w-]*)(?=[^{}]*\{)/g),
    ];
    const ofPage = namesIn(clientStyles.replaceAll(/url\([^)]*\)/g, ''), /\.([a-z][\w-]*)(?=[^{}]*\{)/g);
    expect(ofPage).toContain('card');
    expect(ofSheet).toContain('facts');
    expect(ofPage.filter((name) => ofSheet.includes(name))).toEqual([]);
  },
);
