import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { hasRight, useHost, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useSearchParams } from '@vibrant-peak/shared/router';
import { Heading } from '@vibrant-peak/shared/ui';
import { MissingRight } from '@vibrant-peak/shared/ui-admin';
import { DraftActions } from './form/DraftActions';
import { useHeldDraft } from './form/useHeldDraft';
import { Generator } from './Generator';

const SavedInvoicePage = createLazyPart<{ port: InvoicesPort }>(
  async () => (await import('./saving/SavedInvoicePage')).SavedInvoicePage,
);

function InvoicePage() {
  const { invoices } = useHost();
  const maySave = hasRight(useSessionState(), 'mayInvoice');
  const [parameters] = useSearchParams();
  useHeldDraft();
  if (invoices && maySave) return <SavedInvoicePage port={invoices} />;
  if (invoices && parameters.has('invoice'))
    return (
      <>
        <Heading as="h1" size="xl" mb="6">
          Invoice
        </Heading>
        <MissingRight right="mayInvoice" />
      </>
    );
  return <Generator actions={<DraftActions />} />;
}

export const page = definePage({
  component: InvoicePage,
  metadata: { title: `Receipts | ${brand.name}`, robots: 'noindex, nofollow' },
});
