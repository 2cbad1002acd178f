import { countries } from '@vibrant-peak/shared/countries';
import { Grid, Text } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { units } from '@vibrant-peak/shared/units';
import { eInvoiceFields, untaxedKinds, type EInvoiceFieldName } from '@vibrant-peak/invoice/eInvoice';
import { kindInputs } from '../form/kindInputs';
import { TextField } from '../form/TextField';
import { useDraft } from '../draft/draftStore';
import { changeEInvoice } from '../draft/invoiceActions';

type Options = readonly (readonly [value: string, name: string])[];

const none = ['', 'Not chosen'] as const;
const unitOptions: Options = [none, ...Object.entries(units)];
const untaxedOptions: Options = [none, ...Object.entries(untaxedKinds)];
const countryOptions: Options = [none, ...countries];

/** What an electronic invoice says beyond the sheet. */
export const EInvoiceFields = () => (
  <>
    <Text fontWeight="medium" fontSize="sm">
      Tax and electronic invoice
    </Text>
    <Text fontSize="sm" color="fg.muted">
      VAT ID, supply and reason for no tax are printed. The others are only needed for invoices as XML or
      Factur-X, which also take your VAT ID and both email addresses.
    </Text>
    <Grid templateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="4" my="4">
      <Choice name="country" options={countryOptions} />
      <Choice name="clientCountry" options={countryOptions} />
      <Typed name="clientVatId" hint="Printed with the client's address." />
      <Typed name="supplyDate" hint="Or the first day of its period." />
      <Typed name="supplyEnd" hint="Of a period only." />
      <Typed name="buyerReference" hint="Some authorities ask for it." />
      <Choice name="unit" options={unitOptions} />
      <Choice name="untaxed" options={untaxedOptions} />
      <Typed name="untaxedReason" />
    </Grid>
  </>
);

const useValue = (name: EInvoiceFieldName) => useDraft(({ eInvoice }) => eInvoice?.[name] ?? '');

const Choice = ({ name, options }: { name: EInvoiceFieldName; options: Options }) => (
  <SelectField
    label={eInvoiceFields[name].label}
    value={useValue(name)}
    options={options}
    onChange={({ target }) => changeEInvoice({ [name]: target.value })}
  />
);

const Typed = ({ name, hint }: { name: EInvoiceFieldName; hint?: string }) => (
  <TextField
    label={eInvoiceFields[name].label}
    {...kindInputs[eInvoiceFields[name].kind]}
    value={useValue(name)}
    hint={hint}
    onChange={(text) => changeEInvoice({ [name]: text })}
  />
);
