import { peppolIdProblem } from '@vibrant-peak/invoice/peppolId';
import { paymentMeansOptions, specificationOptions } from '@vibrant-peak/invoice/specifications';
import { countries } from '@vibrant-peak/shared/countries';
import { Grid, Text, chakra } from '@vibrant-peak/shared/ui';
import { units } from '@vibrant-peak/shared/units';
import { useDraft } from '../draft/draftStore';
import { Choice, noChoice, Typed, type Options } from './fields';

const unitOptions: Options = [noChoice, ...Object.entries(units)];
const countryOptions: Options = [noChoice, ...countries];

/** What an electronic invoice says beyond the sheet. */
export function EInvoiceFields() {
  const isPeppol = useDraft(({ eInvoice }) => eInvoice?.specification === 'peppol');
  return (
    <>
      <Text fontWeight="medium" fontSize="sm">
        Tax and electronic invoice
      </Text>
      <Text fontSize="sm" color="fg.muted">
        Numbers, references, the supply, payment means, postcodes and cities are printed. The others are only
        needed for invoices as XML or Factur-X, which also take both email addresses. The tax of the client
        stands under Bill To.
      </Text>
      <Grid templateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="4" my="4">
        <Typed name="postcode" />
        <Typed name="city" />
        <Choice name="country" options={countryOptions} />
        <Typed name="clientPostcode" />
        <Typed name="clientCity" />
        <Choice name="clientCountry" options={countryOptions} />
        <Typed name="taxNumber" hint="Where you have no VAT ID." />
        <Typed name="registerNumber" />
        <Typed name="supplyDate" hint="Or the first day of its period." />
        <Typed name="supplyEnd" hint="Of a period only." />
        <Choice name="unit" options={unitOptions} />
        <Typed name="buyerReference" hint="Some authorities ask for it." />
        <Wide>
          <Choice name="paymentMeans" options={paymentMeansOptions} />
        </Wide>
        <Wide>
          <Choice name="specification" options={specificationOptions} />
        </Wide>
        {isPeppol && <PeppolId name="peppolId" />}
        {isPeppol && <PeppolId name="clientPeppolId" />}
      </Grid>
    </>
  );
}

function PeppolId({ name }: { name: 'peppolId' | 'clientPeppolId' }) {
  const problem = useDraft(({ eInvoice }) => peppolIdProblem(eInvoice?.[name] ?? ''));
  return (
    <Typed name={name} isInvalid={problem !== undefined} hint={problem ?? 'Such as 9930:DE123456789.'} />
  );
}

/** For names that do not fit into one column. */
const Wide = chakra('div', { base: { gridColumn: { sm: 'span 2' } } });
