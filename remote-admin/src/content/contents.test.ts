import { readFields } from '../fields/readFields';
import { kindOf } from '../fields/fieldKinds';
import { liveEntityOf } from '../live/liveEntity';
import { valueAt } from '../records/recordValues';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';
import { contents } from './contents';

const port = createContentPort();

test.each(contents)(
  '$entity.heading: the content of the site passes the rules of its form',
  async ({ entity }) => {
    const live = liveEntityOf(entity, port);
    await Promise.all(live.sources.map((source) => source.load()));
    for (const record of recordsOf(entity, port).get()) {
      const reading = readFields(live.entity.fields, (field) => {
        const { toText, toInput = toText } = kindOf(field);
        return toInput(valueAt(record, field.name));
      });
      const values = 'values' in reading ? reading.values : {};
      expect({ id: record.id, ...values }).toEqual(record);
      expect(live.entity.check?.(values)).toEqual([]);
    }
  },
);

test('every content says where visitors see it and what it is for', () => {
  const silent = contents.filter(({ place, hint }) => place === 'Elsewhere' || hint === '');
  expect(silent.map(({ entity }) => entity.heading)).toEqual([]);
});

test('every label is in words, and no message of a rule shows a pattern', () => {
  for (const { entity } of contents) {
    const { fields, check } = liveEntityOf(entity, port).entity;
    for (const { label } of fields) expect(label).toMatch(/^[A-Z]/);
    const wrong = Object.fromEntries(fields.map(({ name }) => [name, '~']));
    for (const { problem } of check?.(wrong) ?? []) expect(problem).not.toMatch(/match the following|\/\^/);
  }
});
