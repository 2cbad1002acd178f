import { Stack, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { nameOfCurrency } from '@vibrant-peak/invoice/currency';
import { useDraft } from '../../../draft/draftStore';
import type { PastedSheet } from './usePastedSheet';

/**
 * Warns about money in another currency, and offers to change the invoice's currency if all rows
 * agree.
 */
export function CurrencyQuestion({ sheet }: { sheet: PastedSheet }) {
  const { foreignSigns, offered, changesCurrency, setChangesCurrency } = sheet;
  const currency = useDraft(({ invoice }) => invoice.currency);
  if (foreignSigns.length === 0) return null;
  const signs = foreignSigns.map((sign) => `“${sign}”`).join(' and ');
  return (
    <Stack gap="2" p="4" borderWidth="1px" borderColor="border.emphasized" borderRadius="lg">
      <Text role="alert">{`The rates are in ${signs}, but the invoice is in ${nameOfCurrency(currency)}. Amounts are not converted.`}</Text>
      {offered && (
        <CheckboxField
          label={`Change the invoice to ${offered}`}
          checked={changesCurrency}
          onChange={({ target }) => setChangesCurrency(target.checked)}
        />
      )}
    </Stack>
  );
}
