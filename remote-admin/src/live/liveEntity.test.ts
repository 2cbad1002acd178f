import { entities } from '../entities/index';
import { readCsv } from '../csv/readCsv';
import { writeCsv } from '../csv/writeCsv';
import { planImport } from '../csv/planImport';
import type { Field } from '../fields/fieldKind';
import { kindOf } from '../fields/fieldKinds';
import { readFields } from '../fields/readFields';
import { valueAt } from '../records/recordValues';
import { recordsOf } from '../records/collectionOf';
import { createContentPort } from '../testing/contentPort';
import { liveEntityOf } from './liveEntity';

const port = createContentPort();
const lists = entities.map((entity) => ({ ...liveEntityOf(entity, port), records: recordsOf(entity, port) }));
beforeAll(() => Promise.all(lists.map(({ records }) => records.load())));

const projects = lists.find(({ entity }) => entity.heading === 'Projects')!;

test('a list has a field for every property of its schema, with label, hint and kind', () => {
  expect(
    projects.entity.fields.map(({ label, kind, definition, isRequired }) =>
      [label, definition ? kindNameOf(definition) : kind, isRequired ? '*' : ''].join(' '),
    ),
  ).toEqual([
    'Picture own *',
    'Focal Point own ',
    'Alternative Text text *',
    'Title text *',
    'Slug own *',
    'Category text *',
    'Color text ',
    'Details own *',
    'Description longText *',
    'Full Description longText *',
    'Outcome text *',
    'Results own *',
    'Made By own *',
    'Technologies lines *',
    'Client Name text *',
    'Duration text *',
    'Visible own ',
  ]);
  expect(projects.entity.fields.find(({ name }) => name === 'technologies')?.hint).toBe('One per line.');
});

const kindNameOf = ({ control }: ReturnType<typeof kindOf>) => (control.type === 'own' ? 'own' : 'lines');

test.each(lists)('the content of $entity.heading passes its rules', ({ entity, records }) => {
  for (const record of records.get()) {
    const reading = readFields(entity.fields, (field) => inputOf(field, valueAt(record, field.name)));
    const values = 'values' in reading ? reading.values : {};
    expect({ id: record.id, ...values }).toEqual(record);
    expect(entity.check?.(values) ?? []).toEqual([]);
  }
});

function inputOf(field: Field, value: unknown) {
  const { toText, toInput = toText } = kindOf(field);
  return toInput(value);
}

test.each(lists)('$entity.heading come back from a CSV file as they were', async ({ entity, records }) => {
  const { good, bad, given } = await readCsv(entity, await writeCsv(entity, records.get()));
  expect(bad).toEqual([]);
  expect(good).toEqual(records.get().map(({ id: _, ...values }) => values));
  expect(planImport(entity, records.get(), good, given).unchanged).toBe(good.length);
});

test('a row of a file that breaks a rule of the schema is refused with the rule', async () => {
  const text = await writeCsv(projects.entity, projects.records.get().slice(0, 1));
  const { bad } = await readCsv(
    projects.entity,
    text
      .replace(',bazaar-insight,', ',Bazaar Insight,')
      .replace('Monthly closing | days | 9', 'Monthly closing | days | nine'),
  );
  expect(bad).toEqual([{ row: 2, problems: ['Results: row 1, Before: Must be a number'] }]);
  const { bad: rules } = await readCsv(projects.entity, text.replace(',bazaar-insight,', ',Bazaar Insight,'));
  expect(rules).toEqual([{ row: 2, problems: ['Slug has small letters, digits and hyphens only'] }]);
});

test('a rule that compares fields, and one for a part of a row, name the field', () => {
  const jobs = lists.find(({ entity }) => entity.heading === 'Jobs')!;
  const [job] = jobs.records.get();
  const salary = { currency: 'PKR', from: 9, to: 5, per: 'month' };
  expect(jobs.entity.check?.({ ...job, salary })).toEqual([
    { path: 'salary.to', problem: 'Salary To must be greater than or equal to 9' },
  ]);
  const [project] = projects.records.get();
  const results = [{ measure: 'Closing', unit: 'days', before: 1, after: -1 }];
  expect(projects.entity.check?.({ ...project, results })).toEqual([
    { path: 'results[0].after', problem: 'After must be greater than or equal to 0' },
  ]);
});

test('a choice that may be left empty has no value then, a required one a problem', () => {
  const services = lists.find(({ entity }) => entity.heading === 'Services')!;
  const project = services.entity.fields.find(({ name }) => name === 'project')!;
  const { read } = kindOf(project);
  expect(read('', project)).toEqual({ value: undefined });
  expect(read('', { ...project, isRequired: true })).toEqual({ problem: 'This field is required' });
});

test('a choice within a group, such as the period of a salary, is not a filter of its list', () => {
  const jobs = lists.find(({ entity }) => entity.heading === 'Jobs')!;
  const filters = jobs.entity.fields.filter(({ isFilter }) => isFilter).map(({ label }) => label);
  expect(filters).toEqual(['Type', 'Visible']);
});
