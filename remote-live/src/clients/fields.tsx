import { countries } from '@vibrant-peak/shared/countries';
import { FormField } from '@vibrant-peak/shared/forms';
import { Grid, chakra } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { paymentMeansOptions, specificationOptions } from '@vibrant-peak/invoice/specifications';
import { taxCaseOptions } from '@vibrant-peak/invoice/taxCases';
import { readAmount, readingNote } from '@vibrant-peak/invoice/typedAmount';
import { languageOptions } from '@vibrant-peak/invoice/words/words';
import type { FieldsForm } from './EntryForm';
import type { Client, Item } from './entry';
import { SimilarClient } from './SimilarClient';

/** Two fields beside each other where there is room. */
export const Pair = chakra(Grid, {
  base: {
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
  },
});

export const countryOptions = [['', 'Not chosen'], ...countries] as const;

const [, ...means] = paymentMeansOptions;
const meansOptions = [['', 'Not chosen'], ...means] as const;

const blankHint = 'Leave blank for the default';
const forEInvoices = 'For electronic invoices';
export const printedBelow = 'Printed below the address if it is not in there';

export const ClientFields = ({ form }: { form: FieldsForm<Client> }) => (
  <>
    <Pair>
      <FormField form={form} name="company" label="Company" data-autofocus />
      <FormField form={form} name="name" label="Name" />
      <FormField form={form} name="email" label="Email" type="email" />
      <FormField form={form} name="phone" label="Phone" type="tel" />
    </Pair>
    <SimilarClient form={form} />
    <FormField form={form} name="address" label="Address" rows={3} />
    <Pair>
      <FormField form={form} name="postcode" label="Postcode" hint={printedBelow} />
      <FormField form={form} name="city" label="City" hint={printedBelow} />
    </Pair>
    <Pair>
      <FormField form={form} name="terms" label="Days until due" inputMode="numeric" hint={blankHint} />
      <FormField form={form} name="currency" label="Currency" hint={`Such as EUR. ${blankHint}`} />
      <FormField form={form} name="taxRate" label="Tax rate (%)" inputMode="decimal" hint={blankHint} />
    </Pair>
    <BillingFields form={form} />
    <Fold>
      <summary>Ship to another address</summary>
      <Pair>
        <FormField form={form} name="shipTo.company" label="Company to ship to" />
        <FormField form={form} name="shipTo.name" label="Name to ship to" />
        <FormField form={form} name="shipTo.email" label="Email to ship to" type="email" />
        <FormField form={form} name="shipTo.phone" label="Phone to ship to" type="tel" />
      </Pair>
      <FormField form={form} name="shipTo.address" label="Address to ship to" rows={3} />
    </Fold>
  </>
);

/** What electronic invoices say of the client, and how its invoices begin. */
const BillingFields = ({ form }: { form: FieldsForm<Client> }) => (
  <Pair>
    <SelectField label="Country" hint={forEInvoices} options={countryOptions} {...form.register('country')} />
    <FormField form={form} name="vatId" label="VAT ID" hint={forEInvoices} />
    <SelectField
      label="Specification"
      hint={forEInvoices}
      options={specificationOptions}
      {...form.register('specification')}
    />
    <FormField form={form} name="buyerReference" label="Buyer reference" hint={forEInvoices} />
    <FormField form={form} name="peppolId" label="Peppol ID" hint="Such as 9930:DE123456789" />
    <SelectField
      label="Payment means"
      hint={forEInvoices}
      options={meansOptions}
      {...form.register('paymentMeans')}
    />
    <SelectField
      label="Tax case"
      hint="The last one that was issued"
      options={taxCaseOptions}
      {...form.register('taxCase')}
    />
    <SelectField
      label="Language"
      hint="The last one that was issued"
      options={[['', 'As in the settings'], ...languageOptions(form.getValues('language'))]}
      {...form.register('language')}
    />
  </Pair>
);

export const ItemFields = ({ form }: { form: FieldsForm<Item> }) => (
  <>
    <FormField form={form} name="name" label="Name" required data-autofocus />
    <Pair>
      <FormField form={form} name="amount" label="Price" inputMode="decimal" hint={priceHint(form)} />
      <FormField form={form} name="currency" label="Currency" hint="Such as EUR. Leave blank for any" />
      <FormField
        form={form}
        name="taxRate"
        label="Tax rate (%)"
        inputMode="decimal"
        hint="Leave blank for the tax of the invoice"
      />
    </Pair>
  </>
);

/** How an ambiguous price is read. */
const priceHint = (form: FieldsForm<Item>) =>
  readingNote(readAmount(form.watch('amount')), form.watch('currency')) ?? 'Per unit';

const Fold = chakra('details', {
  base: {
    '& summary': { py: '2', fontSize: 'sm', cursor: 'pointer', focusVisibleRing: 'outside' },
    '&[open] > * + *': { mt: '5' },
  },
});
