import { badAddresses } from '@vibrant-peak/shared/testing/badAddresses';
import { entities } from '../entities/index';
import type { Entity, Field, FieldKind } from '../entities/entity';
import { readCsv } from '../csv/readCsv';
import { schemaOf } from '../form/schemaOf';
import { nestedValues, valueAt } from '../records/recordValues';
import { settingsTabs } from '../screens/settings/settingsTabs';

/** Texts that are harmless only when displayed verbatim. */
const badTexts: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a handler': '<img src=x onerror=alert(1)>',
  'a way out of an attribute': '"><svg onload=alert(1)>',
  'a template': '{{7*7}}',
  'a literal': '${7*7}',
  'a query': "'; DROP TABLE jobs;--",
  'a formula': '=HYPERLINK("https://evil.example")',
  'a sum': '+1+cmd',
  'a function': '@SUM(A1)',
  NUL: 'a\u0000b',
  'reversed direction': 'a\u202Egnp.exe',
  'two directions': 'Vibrant אבג پاکستان 3',
  'joined emoji': '👩‍👩‍👧‍👦',
  'the prototype': '__proto__',
  'the constructor': 'constructor',
  'a method': 'toString',
  '100 kB': 'long '.repeat(20_000).trim(),
};

/** Invisible texts. Only forms accept them: in a file such cells make an empty line. */
const blankTexts: Readonly<Record<string, string>> = {
  'white space': '   ',
  'a hard space': '\u00A0',
  'half a character': '\uD800',
};

/**
 * Unusual but safe: displayed unchanged. The second is a homograph, its first letter is Cyrillic.
 */
const strangeAddresses: readonly string[] = ['http://[::1]', 'https://аpple.example/login'];

const pictureProblem = 'Must be the address of a picture that begins with https://';
const addressProblem = 'Must be a web address, such as https://example.com/page';

const isText = ({ kind }: Field) => ['text', 'longText', 'icon', 'date'].includes(kind);
const problems: Partial<Record<FieldKind, string>> = {
  url: addressProblem,
  image: pictureProblem,
  profile: 'Must be a profile name or a web address',
  email: 'Invalid email address',
};

/** Result of a form with one field filled in. */
function taken(field: Field, typed: string): unknown {
  try {
    return {
      value: valueAt(schemaOf([field]).validateSync(nestedValues([[field.name, typed]])), field.name),
    };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

const forms = [
  ...entities.map(({ heading, fields }) => ({ form: heading, fields })),
  ...settingsTabs.map(({ label, fields }) => ({ form: `the settings ${label}`, fields })),
];

const allTexts = Object.values({ ...badTexts, ...blankTexts });

test.each(forms)(
  '$form: texts are taken as they are, addresses that nobody may follow are refused',
  ({ fields }) => {
    for (const field of fields) {
      const problem = problems[field.kind];
      if (isText(field)) for (const typed of allTexts) expect(taken(field, typed)).toEqual({ value: typed });
      // A mailbox may have any name before its @.
      else if (problem)
        for (const typed of badAddresses.filter(
          (address) => field.kind !== 'email' || !address.includes('@'),
        ))
          expect({ typed, made: taken(field, typed) }).toEqual({ typed, made: { problem } });
    }
  },
);

const fieldOf = (kind: FieldKind): Field => ({ name: 'field', label: 'Field', kind });

test.each<[FieldKind, string, readonly string[]]>([
  ['image', pictureProblem, ['http://[::1]', 'http://vibrantpeak.example/a.png']],
  ['profile', problems.profile!, [badTexts['a script']!, badTexts['a handler']!]],
  ['email', problems.email!, [...allTexts, 'a@b', `${'a'.repeat(250)}@b.co`]],
  ['rating', 'Must be a number', ['', ' ', 'NaN', 'Infinity', '1e309', '1,000.50', 'five', '5 of 5']],
])('what is no %s gets the message "%s"', (kind, problem, inputs) => {
  for (const typed of inputs)
    expect({ typed, made: taken(fieldOf(kind), typed) }).toEqual({ typed, made: { problem } });
});

test.each(['url', 'profile'] as const)('the kind %s takes strange addresses that can be followed', (kind) => {
  for (const typed of strangeAddresses) expect(taken(fieldOf(kind), typed)).toEqual({ value: typed });
});

/** A row for every text in all text fields, and one for every address in each address field. */
function fileOf({ fields }: Entity) {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const row = (inputOf: (field: Field) => string) => fields.map((field) => cell(inputOf(field))).join(',');
  const valid = (field: Field) => (field.kind === 'rating' ? '4' : isText(field) ? 'Fine' : '');
  const addresses = fields.filter(({ kind }) => kind === 'url' || kind === 'image');
  const texts = Object.values(badTexts);
  const rows = [
    fields.map(({ label }) => label).join(','),
    ...texts.map((text) => row((field) => (isText(field) ? text : valid(field)))),
    ...addresses.flatMap((given) =>
      badAddresses.map((address) => row((field) => (field === given ? address : valid(field)))),
    ),
  ];
  return { text: rows.join('\r\n'), texts, addresses };
}

test.each([...entities])(
  '$heading: a file has its texts taken as they are and bad addresses refused row by row',
  async (entity) => {
    const { text, texts, addresses } = fileOf(entity);
    const { good, bad } = await readCsv(entity, text);
    const textFields = entity.fields.filter(isText);
    expect(good.map((values) => textFields.map(({ name }) => valueAt(values, name)))).toEqual(
      texts.map((value) => textFields.map(() => value)),
    );
    expect(bad).toEqual(
      addresses
        .flatMap(({ label, kind }) => badAddresses.map(() => [`${label}: ${problems[kind]}`]))
        .map((found, index) => ({ row: texts.length + 2 + index, problems: found })),
    );
  },
);
