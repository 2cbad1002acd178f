import { useState } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { hasRight, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { MissingRight } from '@vibrant-peak/shared/ui-admin';
import { InvoicingPage } from '../layout/InvoicingPage';
import { FilesPart } from './FilesPart';
import { ImportPart } from './ImportPart';
import { PastImports } from './PastImports';
import { TablePart } from './TablePart';

function ImportPage() {
  return (
    <InvoicingPage
      title="Import invoices"
      description="Files from the generator, and invoices from another tool."
      isBelowList
    >
      {(port) => (
        <Stack gap="6">
          <FilesPart port={port} />
          <OtherTools port={port} />
        </Stack>
      )}
    </InvoicingPage>
  );
}

function OtherTools({ port: { defaults, importing } }: { port: InvoicesPort }) {
  const mayIssue = hasRight(useSessionState(), 'mayIssue');
  const [count, setCount] = useState(0);
  return (
    <ImportPart
      title="Invoices from another tool"
      text="A CSV file with one row per invoice or per line. Invoices keep their numbers, are marked as imported and cannot be changed. Drafts stay drafts. The number series continues after them."
    >
      {mayIssue && importing ? (
        <>
          <TablePart port={{ defaults, importing }} onImported={() => setCount(count + 1)} />
          <PastImports key={count} port={importing} />
        </>
      ) : (
        <MissingRight right="mayIssue" />
      )}
    </ImportPart>
  );
}

export const page = definePage({
  component: ImportPage,
  metadata: { title: `Import invoices | ${brand.name}`, robots: 'noindex, nofollow' },
});
