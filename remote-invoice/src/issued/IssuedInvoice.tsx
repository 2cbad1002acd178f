import { useState } from 'react';
import type { InvoicesPort, StoredInvoice, ListedInvoice } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Card, Flex, Heading, RouterLink, Span, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { breakable, isLongAmount } from '@vibrant-peak/invoice/breakable';
import { sheetTitles } from '@vibrant-peak/invoice/sheetTitles';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { loadTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { newInvoiceSearch, addressOf, printInvoiceSearch } from '../pageActions';
import { usePageAction } from '../form/usePageAction';
import { AllInvoicesLink } from '../layout/AllInvoicesLink';
import { SheetColumns } from '../layout/SheetColumns';
import { isOverpaid, StateBadge } from '../list/StateBadge';
import { draftStore, replaceDraft } from '../draft/draftStore';
import { followingDraft } from '../draft/nextInvoice';
import { useDelivery } from '../sending/useDelivery';
import { PlanNote } from '../recurring/PlanNote';
import { Facts } from './Facts';
import type { FixedSheetProps } from './FixedSheet';
import { IssuedActions } from './IssuedActions';
import { owedOf } from './owedOf';
import { Payments } from './Payments';

const FixedSheet = createLazyPart<FixedSheetProps>(async () => {
  const [{ FixedSheet: Sheet }, templates] = await Promise.all([import('./FixedSheet'), loadTemplates()]);
  return (props) => <Sheet {...props} templates={templates} />;
});

const SendingPart = createLazyPart(async () => (await import('../sending/SendingPart')).SendingPart);

const EInvoicePart = createLazyPart(async () => (await import('../eInvoice/EInvoicePart')).EInvoicePart);

interface IssuedInvoiceProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
}

/** An issued invoice: read, paid and corrected, never changed. */
export function IssuedInvoice({ port, invoice }: IssuedInvoiceProps) {
  const { kind, number, state, voidReason, dueDate } = invoice;
  const [isPrintAsked, setPrintAsked] = useState(false);
  const sending = useDelivery(port, invoice);
  const print = () => setPrintAsked(true);
  usePageAction(printInvoiceSearch, print);
  usePageAction(newInvoiceSearch, () => replaceDraft(followingDraft(draftStore.get())));
  return (
    <>
      <AllInvoicesLink />
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1.5" mb={{ base: '2', md: '1' }}>
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {`${sheetTitles[kind]} `}
          <Span display="inline-block" maxW="full">
            {number}
          </Span>
        </Heading>
        <StateBadge state={state} owed={owedOf(invoice)} />
      </Flex>
      <Text mb="6" color="fg.muted" fontSize="sm">
        {originOf(invoice)}
      </Text>
      {invoice.plan && <PlanNote plan={invoice.plan} />}
      <SheetColumns>
        <Stack gap="6" minW="0">
          <Card p="5">
            <Facts facts={factsOf(invoice)} />
            {voidReason !== null && <Text mt="4">{`Void: ${voidReason}`}</Text>}
            {state === 'expired' && (
              <Text mt="4">{`It has expired: it was valid until ${dayText(dueDate)}.`}</Text>
            )}
            <AllRelated invoice={invoice} />
          </Card>
          <IssuedActions port={port} invoice={invoice} sending={sending} onPrint={print} />
          {port.delivery && (
            <SendingPart fallback={<LoadingPart />} port={port} invoice={invoice} sending={sending} />
          )}
          {port.eInvoice && kind !== 'quote' && state !== 'void' && (
            <EInvoicePart fallback={<LoadingPart />} port={port.eInvoice} invoice={invoice} />
          )}
          {kind === 'invoice' && <Payments port={port} invoice={invoice} />}
        </Stack>
        <FixedSheet
          fallback={<LoadingPart size="list" />}
          isPrintAsked={isPrintAsked}
          onPrinted={() => setPrintAsked(false)}
        />
      </SheetColumns>
    </>
  );
}

function originOf({ importedAt, issuedAt, issuedBy }: StoredInvoice): string {
  if (importedAt === null) return `Issued on ${dayOf(issuedAt!)} by ${issuedBy}. It cannot be changed.`;
  return `Imported on ${dayOf(importedAt)} by ${issuedBy}. It cannot be changed. The sheet has one line with the net amount: the original has the lines.`;
}

const dayOf = (time: string) => dayText(time.slice(0, 10));

/** What is owed leads, or the total. */
function factsOf(invoice: StoredInvoice) {
  const { kind, client, date, dueDate, total, paid, credited, balance, currency, credits } = invoice;
  const amount = (text: string) => breakable(moneyText(text, currency));
  const owed = owedOf(invoice);
  const hasBalance = kind === 'invoice' && invoice.state !== 'void';
  const fact = (label: string, text: string) =>
    [label, amount(text), isLongAmount(amount(text)) ? ('two' as const) : undefined] as const;
  const [leader, lead] = !hasBalance
    ? ['Total', total]
    : isOverpaid(owed)
      ? ['Overpaid', owed.slice(1)]
      : ['Owed', balance];
  return [
    [
      leader,
      <Lead key="lead" data-long={isLongAmount(amount(lead)) || undefined}>
        {amount(lead)}
      </Lead>,
      'row',
    ] as const,
    ...(hasBalance ? [fact('Total', total), fact('Paid', paid), fact('Credited', credited)] : []),
    ['Client', client, hasBalance ? undefined : 'row on phones'] as const,
    ['Date', dayText(date)] as const,
    credits
      ? (['Corrects', <InvoiceLink key="corrects" {...credits} />] as const)
      : ([kind === 'quote' ? 'Valid until' : 'Due', dayText(dueDate) || 'None'] as const),
  ];
}

const Lead = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontSize: '2xl',
    fontWeight: 'semibold',
    lineHeight: 'short',
    '&[data-long]': { fontSize: { smDown: 'md' } },
  },
});

const AllRelated = ({ invoice: { creditNotes, quote, invoices } }: { invoice: StoredInvoice }) => (
  <>
    <Related label="Credit notes" invoices={creditNotes} />
    <Related label="Made from the quote" invoices={quote ? [quote] : []} />
    <Related label="Invoice" invoices={invoices} />
  </>
);

const Related = ({ label, invoices }: { label: string; invoices: readonly ListedInvoice[] }) =>
  invoices.length > 0 && (
    <Flex wrap="wrap" align="center" columnGap="3" mt="4">
      <Text color="fg.muted" fontSize="sm">
        {label}
      </Text>
      {invoices.map((invoice) => (
        <InvoiceLink key={invoice.id} {...invoice} />
      ))}
    </Flex>
  );

const InvoiceLink = ({ id, number, name }: ListedInvoice) => (
  <RouterLink to={addressOf(id)} variant="underline" minH="6">
    {number ?? `Draft ${name}`}
  </RouterLink>
);
