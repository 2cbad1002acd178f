import { countries } from '@vibrant-peak/shared/countries';
import { Grid, Text } from '@vibrant-peak/shared/ui';
import { units } from '@vibrant-peak/shared/units';
import { Choice, noChoice, Typed, type Options } from './fields';

const unitOptions: Options = [noChoice, ...Object.entries(units)];
const countryOptions: Options = [noChoice, ...countries];

/** What an electronic invoice says beyond the sheet. */
export const EInvoiceFields = () => (
  <>
    <Text fontWeight="medium" fontSize="sm">
      Tax and electronic invoice
    </Text>
    <Text fontSize="sm" color="fg.muted">
      The numbers and the supply are printed. The others are only needed for invoices as XML or Factur-X,
      which also take both email addresses. The tax of the client stands under Bill To.
    </Text>
    <Grid templateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="4" my="4">
      <Choice name="country" options={countryOptions} />
      <Choice name="clientCountry" options={countryOptions} />
      <Typed name="taxNumber" hint="Where you have no VAT ID." />
      <Typed name="registerNumber" />
      <Typed name="supplyDate" hint="Or the first day of its period." />
      <Typed name="supplyEnd" hint="Of a period only." />
      <Typed name="buyerReference" hint="Some authorities ask for it." />
      <Choice name="unit" options={unitOptions} />
    </Grid>
  </>
);
