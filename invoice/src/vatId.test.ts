import { vatIdProblem } from './vatId';

test.each([
  ['DE 123 456 789', 'DE'],
  ['ATU12345678', 'AT'],
  ['FR12345678901', 'FR'],
  ['el123456789', 'GR'],
  ['CHE-123.456.789 MWST', 'CH'],
  ['XI123456789', 'GB'],
  ['NL123456789B01', 'NL'],
  ['1234567-8', 'PK'],
  ['', 'DE'],
  ['12', ''],
])('the VAT ID %s fits %s', (vatId, country) => {
  expect(vatIdProblem(vatId, country)).toBeUndefined();
});

test.each([
  ['123456789', 'DE', 'A VAT ID of this country begins with DE.'],
  ['FR12345678901', 'DE', 'A VAT ID of this country begins with DE.'],
  ['GR123456789', 'GR', 'A VAT ID of this country begins with EL.'],
  ['DE12345678', 'DE', 'This is not a VAT ID of this country.'],
  ['AT12345678', 'AT', 'This is not a VAT ID of this country.'],
  ['NL123456789B1', 'NL', 'This is not a VAT ID of this country.'],
])('the VAT ID %s does not fit %s', (vatId, country, problem) => {
  expect(vatIdProblem(vatId, country)).toBe(problem);
});
