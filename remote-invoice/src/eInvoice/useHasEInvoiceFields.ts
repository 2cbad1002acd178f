import { ownEInvoiceFields } from '@vibrant-peak/invoice/eInvoice';
import { useDraft } from '../draft/draftStore';
import { useDefaults } from '../draft/visit';

/**
 * Whether the draft is meant as an electronic invoice: a field has another value than that of the
 * settings, which every new draft begins with. Most companies never fill in any.
 */
export function useHasEInvoiceFields(): boolean {
  const defaults = useDefaults();
  return useDraft(({ eInvoice = {} }) => {
    const isDefault = (name: string, text: string) =>
      ownEInvoiceFields.some((own) => own === name && defaults?.[own] === text);
    return Object.entries(eInvoice).some(([name, text]) => text !== '' && !isDefault(name, text));
  });
}
