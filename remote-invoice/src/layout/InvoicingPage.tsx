import type { ReactNode } from 'react';
import { hasRight, useHost, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { Box, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { MissingRight } from '@vibrant-peak/shared/ui-admin';
import { AllInvoicesLink } from './AllInvoicesLink';

interface InvoicingPageProps {
  title: string;
  description: string;
  /** Whether the page is reached from the list of invoices, to which it links. */
  isBelowList?: boolean;
  /** Shown beside the title. */
  actions?: (port: InvoicesPort) => ReactNode;
  children: (port: InvoicesPort) => ReactNode;
}

/** A page for people who may write invoices. Everybody else reads why there is nothing. */
export function InvoicingPage({ title, description, isBelowList, actions, children }: InvoicingPageProps) {
  const { invoices } = useHost();
  const isAllowed = hasRight(useSessionState(), 'mayInvoice');
  const port = isAllowed ? invoices : undefined;
  return (
    <>
      {isBelowList && <AllInvoicesLink />}
      <Flex wrap="wrap" align="center" justify="space-between" gap="4" mb="6">
        <Box flex={{ md: '1' }} minW={{ md: '12rem' }}>
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          {isAllowed && (
            <Text mt="1" color="fg.muted" fontSize="sm">
              {description}
            </Text>
          )}
        </Box>
        {port && actions?.(port)}
      </Flex>
      {port ? children(port) : <MissingRight right="mayInvoice" />}
    </>
  );
}
