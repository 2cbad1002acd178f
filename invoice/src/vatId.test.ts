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

const samples: [country: string, ...vatIds: string[]][] = [
  ['AT', 'ATU12345678'],
  ['BE', 'BE0123456789', 'BE1012345678'],
  ['BG', 'BG123456789', 'BG1234567890'],
  ['CH', 'CHE123456789', 'CHE123456789MWST', 'CHE123456789TVA', 'CHE123456789IVA'],
  ['CY', 'CY12345678L'],
  ['CZ', 'CZ12345678', 'CZ1234567890'],
  ['DE', 'DE123456789'],
  ['DK', 'DK12345678'],
  ['EE', 'EE123456789'],
  ['ES', 'ESA12345678', 'ESX1234567L', 'ES12345678Z'],
  ['FI', 'FI12345678'],
  ['FR', 'FR12345678901', 'FRXX123456789'],
  ['GB', 'GB123456789', 'GB123456789012', 'GBGD123', 'GBHA567'],
  ['GB', 'XI123456789', 'XI123456789012', 'XIGD123', 'XIHA567'],
  ['GR', 'EL123456789'],
  ['HR', 'HR12345678901'],
  ['HU', 'HU12345678'],
  ['IE', 'IE1234567WA', 'IE1A23456L', 'IE1234567L'],
  ['IT', 'IT12345678901'],
  ['LT', 'LT123456789', 'LT123456789012'],
  ['LU', 'LU12345678'],
  ['LV', 'LV12345678901'],
  ['MT', 'MT12345678'],
  ['NL', 'NL123456789B01'],
  ['NO', 'NO123456789', 'NO123456789MVA'],
  ['PL', 'PL1234567890'],
  ['PT', 'PT123456789'],
  ['RO', 'RO12', 'RO1234567890'],
  ['SE', 'SE123456789012'],
  ['SI', 'SI12345678'],
  ['SK', 'SK1234567890'],
];

test.each(samples)('VAT IDs of %s fit, and not with a letter too many', (country, ...vatIds) => {
  for (const vatId of vatIds) {
    expect(vatIdProblem(vatId, country)).toBeUndefined();
    const start = country === 'CH' ? 3 : 2;
    for (const longer of [`${vatId}Z`, `${vatId.slice(0, start)}Z${vatId.slice(start)}`])
      expect(vatIdProblem(longer, country)).toBe('This is not a VAT ID of this country.');
  }
});

test.each([
  ['XI123456789', 'DE', 'A VAT ID of this country begins with DE.'],
  ['123456789', 'DE', 'A VAT ID of this country begins with DE.'],
  ['FR12345678901', 'DE', 'A VAT ID of this country begins with DE.'],
  ['GR123456789', 'GR', 'A VAT ID of this country begins with EL.'],
  ['DE12345678', 'DE', 'This is not a VAT ID of this country.'],
  ['AT12345678', 'AT', 'This is not a VAT ID of this country.'],
  ['NL123456789B1', 'NL', 'This is not a VAT ID of this country.'],
])('the VAT ID %s does not fit %s', (vatId, country, problem) => {
  expect(vatIdProblem(vatId, country)).toBe(problem);
});
