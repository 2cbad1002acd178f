import { taxCaseOf, taxCaseOptions, taxReasonOf } from './taxCases';

const client = 'untaxedReason clientVatId';

test.each([
  ['domestic', 'Z', '', false, true],
  ['reverseCharge', 'AE', client, true, false],
  ['intraCommunity', 'K', `${client} supplyDate`, true, false],
  ['outsideScope', 'O', 'untaxedReason', false, false],
  ['export', 'G', 'untaxedReason', true, false],
  ['exempt', 'E', 'untaxedReason', false, true],
  ['smallBusiness', 'E', 'untaxedReason', false, false],
])('the case %s has the category %s and needs: %s', (taxCase, category, needs, needsVatId, mayTax) => {
  const found = taxCaseOf({ taxCase })!;
  expect([found.category, found.needs.join(' ')]).toEqual([category, needs]);
  expect([found.needsVatId ?? false, found.mayTax ?? false]).toEqual([needsVatId, mayTax]);
});

test.each([{}, { taxCase: '' }, { taxCase: 'later' }])('%j is not a known case', (values) =>
  expect(taxCaseOf(values)).toBeUndefined(),
);

test('a choice begins with none, and names each case', () =>
  expect(taxCaseOptions.map(([, label]) => label)).toEqual([
    'Not chosen',
    'Domestic',
    'Reverse charge: service in the EU',
    'Goods to another EU country',
    'Service to a client outside the EU',
    'Export of goods',
    'Exempt',
    'Small business',
  ]));

test('the reason is in the language of the invoice; cases that charge tax have none', () => {
  expect(taxReasonOf('reverseCharge', 'de')).toBe(
    'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  );
  expect(taxReasonOf('reverseCharge')).toMatch(/reverse charge/i);
  for (const taxCase of ['domestic', '', undefined]) expect(taxReasonOf(taxCase, 'de')).toBe('');
});
