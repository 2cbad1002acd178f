import { FormField, useValidatedForm, useWatch } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { savedStateOf } from '../api/savedState';
import { useSending } from '../api/useSending';
import { countryOptions, Pair, printedBelow } from '../clients/fields';
import { Problem } from '../layout/Problem';
import { SubmitButton } from '../layout/SubmitButton';
import { Card } from './Card';
import { LogoField } from './LogoField';
import { languages, papers, settingsSchema, unitOptions, type InvoiceSettings } from './settings';

export interface Template {
  id: string;
  name: string;
}

interface SettingsFormProps {
  settings: InvoiceSettings;
  templates: readonly Template[];
}

type Form = ReturnType<typeof useValidatedForm<InvoiceSettings>>;

/** What new invoices begin with. */
export function SettingsForm({ settings, templates }: SettingsFormProps) {
  const form = useValidatedForm(settingsSchema, { ...settings });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  useUnsavedChanges(form.formState.isDirty);
  const save = form.handleSubmit((values) => {
    const markSavedElsewhere = savedStateOf(form);
    return send(
      () => ask('PUT /invoice-settings', values),
      () => {
        markSavedElsewhere();
        toast({ type: 'success', title: 'Settings Saved' });
      },
    );
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="6">
        <Card title="Your company">
          <Company form={form} />
        </Card>
        <Card title="New invoices">
          <Defaults form={form} templates={templates} />
        </Card>
        <Card title="Electronic invoices">
          <EInvoices form={form} />
        </Card>
        <Card title="Accounts">
          <Accounts form={form} />
        </Card>
        <Problem text={problem} />
        <SubmitButton isSending={isSending}>Save settings</SubmitButton>
      </Stack>
    </form>
  );
}

function Company({ form }: { form: Form }) {
  const logo = useWatch({ control: form.control, name: 'logo' });
  return (
    <>
      <Pair>
        <FormField form={form} name="yourCompany.company" label="Company" autoComplete="organization" />
        <FormField form={form} name="yourCompany.name" label="Name" autoComplete="name" />
        <FormField form={form} name="yourCompany.email" label="Email" type="email" autoComplete="email" />
        <FormField form={form} name="yourCompany.phone" label="Phone" type="tel" autoComplete="tel" />
      </Pair>
      <FormField form={form} name="yourCompany.address" label="Address" rows={3} />
      <Pair>
        <FormField form={form} name="postcode" label="Postcode" hint={printedBelow} />
        <FormField form={form} name="city" label="City" hint={printedBelow} />
      </Pair>
      <Pair>
        <FormField form={form} name="vatId" label="VAT ID" />
        <FormField form={form} name="taxNumber" label="Tax number" hint="If you have no VAT ID" />
        <FormField form={form} name="registerNumber" label="Register number" />
      </Pair>
      <FormField form={form} name="bankLines" label="Bank" rows={4} hint="Account holder, IBAN, BIC" />
      <LogoField
        value={logo}
        message={form.formState.errors.logo?.message}
        onChange={(address) => form.setValue('logo', address, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}

const EInvoices = ({ form }: { form: Form }) => (
  <>
    <Text color="fg.muted" fontSize="sm">
      {"Defaults of new invoices. A client's country and VAT ID are under Clients."}
    </Text>
    <Pair>
      <SelectField label="Your country" options={countryOptions} {...form.register('country')} />
      <FormField form={form} name="peppolId" label="Your Peppol ID" hint="Such as 9930:DE123456789" />
      <SelectField label="Default unit" options={unitOptions} {...form.register('unit')} />
    </Pair>
  </>
);

const Accounts = ({ form }: { form: Form }) => (
  <>
    <Text color="fg.muted" fontSize="sm">
      {"Account numbers or names for the accountant's export (Receivables)."}
    </Text>
    <Pair>
      <FormField form={form} name="accounts.receivables" label="Receivables" />
      <FormField form={form} name="accounts.revenue" label="Revenue" />
      <FormField form={form} name="accounts.tax" label="Tax" />
      <FormField form={form} name="accounts.bank" label="Bank account" />
    </Pair>
  </>
);

const Defaults = ({ form, templates }: { form: Form; templates: readonly Template[] }) => (
  <>
    <Pair>
      <FormField
        form={form}
        name="terms"
        label="Days until due"
        inputMode="numeric"
        hint="Blank: no due date"
      />
      <FormField form={form} name="currency" label="Currency" hint="Such as EUR. Blank: $" />
      <FormField form={form} name="taxRate" label="Tax rate (%)" inputMode="decimal" />
      <FormField form={form} name="taxLabel" label="Tax label" hint="Such as VAT. Blank: Tax" />
      <SelectField
        label="Template"
        options={templates.map(({ id, name }) => [id, name] as const)}
        {...form.register('template')}
      />
      <SelectField label="Paper" options={papers} {...form.register('paper')} />
      <SelectField
        label="Language"
        hint="Of new invoices and mails. Sheets are in English or German."
        options={languages}
        {...form.register('language')}
      />
    </Pair>
    <FormField form={form} name="notes" label="Notes" rows={3} />
  </>
);
