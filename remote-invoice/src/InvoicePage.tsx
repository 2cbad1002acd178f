import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { hasRight, useHost, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { DraftActions } from './form/DraftActions';
import { useHeldDraft } from './form/useHeldDraft';
import { Generator } from './Generator';

const KeptPage = createLazyPart<{ port: InvoicesPort }>(
  async () => (await import('./keeping/KeptPage')).KeptPage,
);

function InvoicePage() {
  const { invoices } = useHost();
  const mayKeep = hasRight(useSessionState(), 'mayInvoice');
  useHeldDraft();
  if (invoices && mayKeep) return <KeptPage port={invoices} />;
  return <Generator actions={<DraftActions />} />;
}

export const page = definePage({
  component: InvoicePage,
  metadata: { title: `Receipts | ${brand.name}`, robots: 'noindex, nofollow' },
});
