import { Grid, Heading, Text } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { Fold } from '../layout/Fold';
import { guessWriting } from './guessWriting';
import { fieldNames, importFields, type ImportFieldName } from './importFields';
import { textsOf } from './readTable';
import type { ChoiceProps, Reading } from './reading';

/** Which column of the table has what. What was not found is asked, the other fields are folded. */
export function ColumnChoice({ reading, onChange }: ChoiceProps) {
  const { asked } = reading;
  const others = fieldNames.filter((field) => !asked.includes(field));
  return (
    <div>
      <Heading as="h3" size="sm" mb="2">
        Columns
      </Heading>
      <Found reading={reading} />
      {asked.length > 0 && <Fields names={asked} reading={reading} onChange={onChange} />}
      <Fold>
        <summary>Change columns</summary>
        <Fields names={others} reading={reading} onChange={onChange} />
      </Fold>
    </div>
  );
}

/** What the import reads of the table, and what it does not. */
function Found({ reading: { table, columns } }: { reading: Reading }) {
  const found = fieldNames.filter((field) => columns[field] !== undefined);
  const read = Object.values(columns);
  const rest = table.head.filter((name, index) => name.trim() !== '' && !read.includes(index));
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {found.length > 0 && `Found: ${found.map((field) => importFields[field].label).join(', ')}. `}
      {rest.length > 0 && `Not read: ${rest.join(', ')}.`}
    </Text>
  );
}

function Fields({ names, reading, onChange }: ChoiceProps & { names: readonly ImportFieldName[] }) {
  const { table, columns, writing } = reading;
  const options = [
    ['', 'Not in the table'] as const,
    ...table.head.map((name, index) => [String(index), name.trim() || `Column ${index + 1}`] as const),
  ];
  const choose = (field: ImportFieldName, value: string) => {
    const chosen = { ...columns, [field]: value === '' ? undefined : Number(value) };
    onChange({ ...reading, columns: chosen, writing: { ...writing, ...guessWriting(table, chosen) } });
  };
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))" gap="4" mt="3">
      {names.map((field) => (
        <SelectField
          key={field}
          label={importFields[field].label}
          required={importFields[field].isRequired}
          hint={sampleOf(textsOf(table, columns[field]))}
          options={options}
          value={columns[field] ?? ''}
          onChange={({ target }) => choose(field, target.value)}
        />
      ))}
    </Grid>
  );
}

const sampleOf = ([first]: readonly string[]) =>
  first === undefined ? undefined : `Such as “${first.length > 40 ? `${first.slice(0, 40)}…` : first}”`;
