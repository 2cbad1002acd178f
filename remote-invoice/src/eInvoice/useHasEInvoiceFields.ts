import { useDraft } from '../draft/draftStore';
import { useDefaults } from '../draft/visit';

/**
 * Whether the draft is meant as an electronic invoice: a field has another value than that of the
 * settings, which every new draft begins with. Most companies never fill in any.
 */
export function useHasEInvoiceFields(): boolean {
  const { country = '', unit = '', taxNumber = '', registerNumber = '' } = useDefaults() ?? {};
  const defaults: Partial<Record<string, string>> = { country, unit, taxNumber, registerNumber };
  return useDraft(({ eInvoice = {} }) =>
    Object.entries(eInvoice).some(([name, text]) => text !== '' && text !== defaults[name]),
  );
}
