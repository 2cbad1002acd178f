import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { languageOptions } from '@vibrant-peak/invoice/words/words';
import { useDraft } from '../draft/draftStore';
import { chooseLanguage } from '../draft/invoiceActions';

/** The language in which the client receives the invoice. */
export function ClientLanguage() {
  const language = useDraft((draft) => draft.language ?? 'en');
  return (
    <SelectField
      label="Language"
      value={language}
      options={languageOptions(language)}
      onChange={({ target }) => chooseLanguage(target.value)}
    />
  );
}
