import { readFields } from '../fields/readFields';
import { valueAt } from '../records/recordValues';
import { settingsSample } from '../screens/settings/settingsSample';
import { settingsTabs } from '../screens/settings/settingsTabs';
import { entities } from './index';

test.each(entities)('the samples of $heading pass its own rules', ({ fields, samples }) => {
  for (const sample of samples) {
    const reading = readFields(fields, ({ name }) => valueAt(sample, name));
    expect({ id: sample.id, ...('values' in reading ? reading.values : reading) }).toEqual(sample);
  }
});

test.each(settingsTabs)('the samples of the settings $label pass their own rules', ({ group, fields }) => {
  const sample = settingsSample[group];
  const reading = readFields(fields, ({ name }) => valueAt(sample, name));
  expect(sample).toMatchObject('values' in reading ? reading.values : { reading });
});
