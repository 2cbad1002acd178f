import { useEffect, useState } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import type { InvoicesPort, ListedInvoice } from '@vibrant-peak/shared/host';
import { useSearchParams } from '@vibrant-peak/shared/router';
import { useStore } from '@vibrant-peak/shared/store';
import { Button, ButtonLink, HStack, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { LoadingPart, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { InvoicingPage } from '../layout/InvoicingPage';
import { LoadFailure } from '../layout/LoadFailure';
import { DeleteDraft } from '../saving/DeleteDraft';
import { forgetDeleted } from '../saving/savedInvoices';
import {
  importPath,
  invoicesPath,
  newInvoiceSearch,
  newQuoteSearch,
  receiptsPath,
  recurringPath,
} from '../pageActions';
import { LeftNote } from '../recurring/LeftNote';
import { InvoiceTable } from './InvoiceTable';
import { choiceIn, filterIn, filterText } from './listAddress';
import { hasFilter, listView, narrow, showAll } from './invoiceList';
import { ListTools } from './ListTools';
import { useInvoicePage } from './useInvoicePage';

function InvoicesPage() {
  return (
    <InvoicingPage
      title="Invoices"
      description="Drafts and issued invoices, with what is owed."
      actions={(port) => <PageActions port={port} />}
    >
      {(port) => <Invoices port={port} />}
    </InvoicingPage>
  );
}

/** Takes a choice from the address into the filters, where people change it. */
function useChoiceOfAddress(): void {
  const [parameters, setParameters] = useSearchParams();
  useEffect(() => {
    const choice = choiceIn(parameters);
    if (!choice) return;
    showAll();
    narrow(choice);
    setParameters({}, { replace: true });
  }, [parameters, setParameters]);
}

/** Tablets have the actions beside the title, phones what is new in front. */
const atWidths = {
  '& > a:nth-last-child(2)': { order: { mdDown: '-1' } },
  '& > a:last-child': { order: { mdDown: '-2' } },
  '@media (min-width: 768px) and (max-width: 1023px)': { '& > a': { px: '3' }, '& svg': { display: 'none' } },
};

function PageActions({ port }: { port: InvoicesPort }) {
  return (
    <HStack gap="2" flexWrap="wrap" css={atWidths}>
      {port.recurring && (
        <ButtonLink to={recurringPath} variant="ghost">
          Recurring
        </ButtonLink>
      )}
      <ButtonLink to={importPath} variant="ghost">
        Import
      </ButtonLink>
      <ButtonLink to={`${receiptsPath}${newQuoteSearch}`} variant="outline">
        New quote
      </ButtonLink>
      <ButtonLink to={`${receiptsPath}${newInvoiceSearch}`} variant="accent">
        <StaffIcon name="Plus" />
        <span>New invoice</span>
      </ButtonLink>
    </HStack>
  );
}

function Invoices({ port }: { port: InvoicesPort }) {
  const [parameters] = useSearchParams();
  useChoiceOfAddress();
  const ofAddress = filterIn(parameters);
  const text = filterText(ofAddress);
  useEffect(() => {
    // All of them are shown at first, as the page that leads here has counted them.
    if (text) showAll();
  }, [text]);
  const typed = useStore(listView, (view) => view.filter);
  const filter = { ...typed, ...ofAddress };
  const { page, problem, askAgain } = useInvoicePage(port, filter);
  const [deleted, setDeleted] = useState<ListedInvoice>();
  const isNarrowed = text !== '' || hasFilter(filter);
  return (
    <>
      {port.recurring && <LeftNote port={port.recurring} />}
      <ListTools port={port} filter={filter} />
      {text && <Narrowing text={text} />}
      {problem !== undefined && <LoadFailure message={problem} onRetry={askAgain} />}
      {problem === undefined && !page && <LoadingPart size="list" />}
      {page && (
        <>
          <InvoiceTable
            invoices={page.invoices}
            empty={
              isNarrowed
                ? 'No invoice fits.'
                : 'No invoices yet. New invoice opens the generator, which saves drafts here.'
            }
            onDelete={setDeleted}
          />
          <Pages count={page.count} pageSize={page.pageSize} page={filter.page} />
        </>
      )}
      {deleted && (
        <DeleteDraft
          port={port}
          draft={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={() => {
            forgetDeleted(deleted.id);
            askAgain();
          }}
        />
      )}
    </>
  );
}

/** What the address narrows the list to. */
const Narrowing = ({ text }: { text: string }) => (
  <HStack wrap="wrap" columnGap="4" mb="4" fontSize="sm">
    <Text>{`Only: ${text}`}</Text>
    <RouterLink to={invoicesPath} variant="underline" minH="6">
      All invoices
    </RouterLink>
  </HStack>
);

function Pages({ count, pageSize, page }: { count: number; pageSize: number; page: number }) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(count, page * pageSize);
  const isSeveral = count > pageSize;
  const text = isSeveral ? `${first}-${last} of ${count.toLocaleString('en')}` : counted(count);
  return (
    <HStack as="nav" aria-label="Pages" gap="2" mt="4" flexWrap="wrap">
      <Text role="status" flex="1" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        {count > 0 && text}
      </Text>
      {isSeveral && (
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={page === 1}
            onClick={() => page > 1 && narrow({ page: page - 1 })}
          >
            Previous
          </Button>
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={last === count}
            onClick={() => last < count && narrow({ page: page + 1 })}
          >
            Next
          </Button>
        </>
      )}
    </HStack>
  );
}

const counted = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

export const page = definePage({
  component: InvoicesPage,
  metadata: { title: `Invoices | ${brand.name}`, robots: 'noindex, nofollow' },
});
