import { schemaOf } from '../crud/schemaOf';
import { settingsSample } from '../samples/settings';
import { settingsTabs } from '../settings/settingsTabs';
import { entities } from './index';

test.each(entities)('the samples of $heading pass its own rules', ({ fields, samples }) => {
  const schema = schemaOf(fields);
  for (const sample of samples) expect(schema.validateSync(sample)).toMatchObject(sample);
});

test.each(settingsTabs)('the samples of the settings $label pass their own rules', ({ group, fields }) => {
  const sample = settingsSample[group];
  expect(schemaOf(fields).validateSync(sample)).toMatchObject(sample);
});
