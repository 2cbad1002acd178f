import { useContext } from 'react';
import { Box, Button, Flex, Grid, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { currencies } from '@vibrant-peak/invoice/currencies';
import { pictureUrl } from '@vibrant-peak/shared/safeUrl';
import { invoiceFields, type InvoiceFieldName } from '@vibrant-peak/invoice/invoiceFields';
import { settledDecimal } from '@vibrant-peak/invoice/settled';
import { termName, terms } from '@vibrant-peak/invoice/terms';
import { draftStore, useDraft } from '../draft/draftStore';
import { changeInvoice, setTerms } from '../draft/invoiceActions';
import { setLineTaxes } from '../draft/itemActions';
import { defaultsOf, setDefaults, useDefaults } from '../draft/visit';
import { DecimalField } from './DecimalField';
import { EntryFieldsContext } from './entryFields';
import { TextField } from './TextField';

const termOptions = [['', 'None'], ...terms.map(({ days, name }) => [days, name] as const)] as const;

const discountKinds = [
  ['percent', 'Per cent'],
  ['amount', 'Amount'],
] as const;

/** Options beyond the specification. Unused ones appear neither on paper nor in the file. */
export function OptionsPanel() {
  const { Options = DefaultsButtons } = useContext(EntryFieldsContext);
  return (
    <>
      <Grid templateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))" gap="4" mt="4">
        <TermsField />
        <CurrencyField />
        <DiscountFields />
        <LogoField />
        <OptionalText name="orderNumber" />
        <OptionalText name="vatId" />
        <OptionalText name="taxLabel" hint="Replaces “Tax”, for example with VAT or GST." />
      </Grid>
      <LineTaxes />
      <Options />
    </>
  );
}

function TermsField() {
  const value = useDraft(({ invoice }) => invoice.terms);
  return (
    <SelectField
      label={invoiceFields.terms.label}
      value={value}
      options={
        termOptions.some(([days]) => days === value)
          ? termOptions
          : [...termOptions, [value, termName(value)]]
      }
      onChange={({ target }) => setTerms(target.value)}
    />
  );
}

function CurrencyField() {
  const value = useDraft(({ invoice }) => invoice.currency);
  return (
    <SelectField
      label={invoiceFields.currency.label}
      value={value}
      options={currencies}
      onChange={({ target }) => changeInvoice({ currency: target.value })}
    />
  );
}

function DiscountFields() {
  const discount = useDraft(({ invoice }) => invoice.discount);
  const discountKind = useDraft(({ invoice }) => invoice.discountKind);
  const currency = useDraft(({ invoice }) => invoice.currency);
  return (
    <>
      <DecimalField
        label={invoiceFields.discount.label}
        value={discount}
        onChange={(value) => changeInvoice({ discount: value })}
        settle={settledDecimal}
        keepsReadable
        min="0"
        step="0.01"
        {...(discountKind === 'amount' ? { currency } : { isPercent: true })}
      />
      <SelectField
        label={invoiceFields.discountKind.label}
        value={discountKind}
        options={discountKinds}
        onChange={({ target }) => changeInvoice({ discountKind: target.value })}
      />
    </>
  );
}

function LogoField() {
  const logo = useDraft(({ invoice }) => invoice.logo);
  const isRefused = logo.trim() !== '' && !pictureUrl(logo);
  return (
    <TextField
      label={invoiceFields.logo.label}
      value={logo}
      isInvalid={isRefused}
      hint={
        isRefused
          ? 'This is not the address of a picture that can load, such as https://example.com/logo.png.'
          : undefined
      }
      onChange={(value) => changeInvoice({ logo: value })}
    />
  );
}

interface OptionalTextProps {
  name: InvoiceFieldName;
  hint?: string;
}

function OptionalText({ name, hint }: OptionalTextProps) {
  const value = useDraft(({ invoice }) => invoice[name]);
  return (
    <TextField
      label={invoiceFields[name].label}
      value={value}
      hint={hint}
      onChange={(text) => changeInvoice({ [name]: text })}
    />
  );
}

function LineTaxes() {
  const isTaxed = useDraft(({ invoice }) => invoice.items.some(({ taxRate }) => taxRate !== undefined));
  const hasItems = useDraft(({ invoice }) => invoice.items.length > 0);
  return (
    <Box mt="3">
      <CheckboxField
        label={hasItems ? 'Tax per line' : 'Tax per line (once there are items)'}
        checked={isTaxed}
        disabled={!hasItems}
        onChange={({ target }) => setLineTaxes(target.checked)}
      />
    </Box>
  );
}

function DefaultsButtons() {
  const defaults = useDefaults();
  return (
    <Flex wrap="wrap" align="center" gap="3" mt="2">
      <Button variant="outline" size="sm" onClick={() => setDefaults(defaultsOf(draftStore.get()))}>
        Use as defaults
      </Button>
      {defaults && (
        <Button variant="ghost" size="sm" onClick={() => setDefaults(undefined)}>
          Forget defaults
        </Button>
      )}
      <Text role="status" fontSize="sm" color="fg.muted">
        {defaults
          ? 'New invoices start with these values, and saved files include them.'
          : 'Uses the sender, VAT ID, tax, terms, currency, logo, notes and template of this invoice for new ones in this visit.'}
      </Text>
    </Flex>
  );
}
