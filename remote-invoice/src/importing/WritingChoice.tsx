import { Grid, Heading } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { currencies } from '@vibrant-peak/invoice/currencies';
import { writtenOffIn, type ChoiceProps, type Reading } from './reading';

const dateFormats = [
  ['', 'Choose'],
  ['YYYY-MM-DD', '2026-03-31'],
  ['DD.MM.YYYY', '31.03.2026 or 31/03/2026'],
  ['MM/DD/YYYY', '03/31/2026'],
] as const;

const decimalMarks = [
  ['', 'Choose'],
  ['.', '1,234.50'],
  [',', '1.234,50'],
] as const;

const writtenOffChoices = [
  ['', 'Choose'],
  ['left out', 'Leave out'],
  ['open', 'Import as open'],
] as const;

/** How the texts of the table are written. */
export function WritingChoice({ reading, onChange }: ChoiceProps) {
  const { writing } = reading;
  const choose = (values: object) =>
    onChange({ ...reading, writing: { ...writing, ...values } as Reading['writing'] });
  return (
    <div>
      <Heading as="h3" size="sm" mb="3">
        How the table is written
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))" gap="4">
        <SelectField
          label="Days"
          required
          options={dateFormats}
          value={writing.dateFormat}
          onChange={({ target }) => choose({ dateFormat: target.value })}
        />
        <SelectField
          label="Amounts"
          required
          options={decimalMarks}
          value={writing.decimalMark}
          onChange={({ target }) => choose({ decimalMark: target.value })}
        />
        <SelectField
          label="Currency where none is named"
          options={currencies}
          value={writing.currency}
          onChange={({ target }) => choose({ currency: target.value })}
        />
        {writtenOffIn(reading) > 0 && (
          <SelectField
            label="Invoices that were written off"
            required
            options={writtenOffChoices}
            value={writing.writtenOff}
            onChange={({ target }) => choose({ writtenOff: target.value })}
          />
        )}
      </Grid>
    </div>
  );
}
