import { useEffect } from 'react';
import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { draftStore, fillDraft } from '../draft/draftStore';
import { setDefaults } from '../draft/visit';
import { withDefaults } from '../draft/withDefaults';
import { savedOf } from './savedInvoices';

/** New drafts begin with the settings, the current one included until it is stored. */
export function useSettings(port: InvoicesPort): void {
  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const defaults = await port.defaults();
      if (!isCurrent) return;
      setDefaults(defaults);
      if (!savedOf(draftStore.get().key)) fillDraft((draft) => withDefaults(draft, defaults));
    };
    // Without an answer a draft begins blank.
    begin().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [port]);
}
