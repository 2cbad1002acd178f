import { Grid, Heading } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { guessWriting } from './guessWriting';
import { fieldNames, importFields, type ImportFieldName } from './importFields';
import { textsOf } from './readTable';
import type { ChoiceProps } from './reading';

/** Which column of the table has what. */
export function ColumnChoice({ reading, onChange }: ChoiceProps) {
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
    <div>
      <Heading as="h3" size="sm" mb="3">
        Columns
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))" gap="4">
        {fieldNames.map((field) => (
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
    </div>
  );
}

const sampleOf = ([first]: readonly string[]) =>
  first === undefined ? undefined : `Such as “${first.length > 40 ? `${first.slice(0, 40)}…` : first}”`;
