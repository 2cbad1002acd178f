import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { hasRight, useHost, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Box, Button, ButtonLink, FailurePanel, Flex, Heading, HStack, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { newInvoiceSearch, receiptsPath } from '../pageActions';
import { InvoiceTable } from './InvoiceTable';
import { listView, narrow } from './invoiceList';
import { ListTools } from './ListTools';
import { useInvoicePage } from './useInvoicePage';

function InvoicesPage() {
  const { invoices: port } = useHost();
  const isAllowed = hasRight(useSessionState(), 'mayInvoice');
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4" mb="6">
        <Box>
          <Heading as="h1" size="xl">
            Invoices
          </Heading>
          <Text mt="1" color="fg.muted" fontSize="sm">
            {isAllowed
              ? 'Drafts, and what was issued, with what is owed.'
              : 'This page is for people who may write invoices. Ask a manager if you need it.'}
          </Text>
        </Box>
        {isAllowed && (
          <ButtonLink to={`${receiptsPath}${newInvoiceSearch}`} variant="accent">
            <StaffIcon name="Plus" />
            <span>New invoice</span>
          </ButtonLink>
        )}
      </Flex>
      {isAllowed && port && <Invoices port={port} />}
    </>
  );
}

function Invoices({ port }: { port: InvoicesPort }) {
  const filter = useStore(listView, (view) => view.filter);
  const { page, problem, askAgain } = useInvoicePage(port, filter);
  const isNarrowed = Boolean(filter.search?.trim() || filter.state || filter.kind);
  return (
    <>
      <ListTools port={port} />
      {problem !== undefined && (
        <FailurePanel
          title="This did not load"
          message={problem}
          action={{ label: 'Retry', onClick: askAgain }}
        />
      )}
      {problem === undefined && !page && <Text aria-busy>Loading …</Text>}
      {page && (
        <>
          <InvoiceTable
            invoices={page.invoices}
            empty={
              isNarrowed
                ? 'No invoice fits.'
                : 'No invoices yet. New invoice opens the generator, which keeps drafts here.'
            }
          />
          <Pages count={page.count} pageSize={page.pageSize} page={filter.page} />
        </>
      )}
    </>
  );
}

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
            disabled={page === 1}
            onClick={() => narrow({ page: page - 1 })}
          >
            Previous
          </Button>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={last === count}
            onClick={() => narrow({ page: page + 1 })}
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
