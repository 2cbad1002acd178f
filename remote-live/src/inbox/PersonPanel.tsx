import { useSyncExternalStore, type ReactNode } from 'react';
import type { InvoiceOnPage } from '@vibrant-peak/invoice/storedSchema';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { staffPath } from '@vibrant-peak/shared/contract';
import type { StoredClient } from '@vibrant-peak/shared/host';
import { messageAddress } from '@vibrant-peak/shared/inbox';
import {
  ButtonLink,
  Card,
  Flex,
  Heading,
  RouterLink,
  Span,
  Stack,
  Text,
  chakra,
} from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Time } from '../layout/Time';
import { stateText, type Conversation, type Listed } from './conversation';

/** What is known of the person in a conversation, by the email address. */
interface Person {
  conversations: Pick<Listed, 'id' | 'subject' | 'state' | 'createdAt'>[];
  /** `null` without the right to write invoices. */
  invoices: Pick<InvoiceOnPage, 'id' | 'number' | 'currency' | 'total' | 'state'>[] | null;
  /** `null` without that right, and where no client has the address. */
  client: StoredClient | null;
}

/** The other messages and the invoices of the person in a conversation. Folded on narrow screens. */
export function PersonPanel({ conversation }: { conversation: Conversation }) {
  const { id } = conversation;
  const answered = useAnswer<Person>(`GET /inbox/${id}/person`);
  const isWide = useIsWide();
  return (
    <Frame aria-label="This person">
      <details open={isWide}>
        <Summary>This person</Summary>
        <Answered {...answered}>
          {({ conversations, invoices, client }) => (
            <Stack gap="5" pt="3">
              <Part title="Other messages" empty="No other messages.">
                {conversations.map((each) => (
                  <Row key={each.id} to={messageAddress(each.id)} name={each.subject}>
                    <Time at={each.createdAt} />
                    <span>{stateText(each.state)}</span>
                  </Row>
                ))}
              </Part>
              {invoices && (
                <ButtonLink
                  size="sm"
                  minH={touchable}
                  variant="outline"
                  colorPalette="gray"
                  to={`${staffPath}/receipts?new-for-client`}
                  state={{ client: client ?? nameAndEmail(conversation) }}
                >
                  Invoice this person
                </ButtonLink>
              )}
              {invoices && (
                <Part title="Invoices" empty="No invoices.">
                  {invoices.map(({ id: invoice, number, total, currency, state }) => (
                    <Row
                      key={invoice}
                      to={`${staffPath}/receipts?invoice=${invoice}`}
                      name={number ?? 'Draft'}
                      amount={moneyText(total, currency)}
                    >
                      {number !== null && <span>{state.charAt(0).toUpperCase() + state.slice(1)}</span>}
                    </Row>
                  ))}
                </Part>
              )}
            </Stack>
          )}
        </Answered>
      </details>
    </Frame>
  );
}

/** Of a person who is not a client yet. Mails without a name have the address for it. */
function nameAndEmail({ name, email }: Conversation) {
  const isAddress = email !== '' && !email.endsWith('.invalid');
  return { name: name === email ? '' : name, email: isAddress ? email : '' };
}

/** From this width on, it stands beside the conversation. */
const wide = '(min-width: 1280px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );

interface PartProps {
  title: string;
  /** Stands for no rows. */
  empty: string;
  children: ReactNode[];
}

const Part = ({ title, empty, children }: PartProps) => (
  <div>
    <Heading as="h3" size="sm" mb="2">
      {title}
    </Heading>
    {children.length === 0 ? (
      <Text color="fg.muted">{empty}</Text>
    ) : (
      <Stack as="ul" role="list" gap="3" listStyleType="none">
        {children}
      </Stack>
    )}
  </div>
);

interface RowProps {
  to: string;
  name: string;
  amount?: string;
  children: ReactNode;
}

const Row = ({ to, name, amount, children }: RowProps) => (
  <li>
    <Flex wrap="wrap" justify="space-between" align="center" columnGap="3">
      <RouterLink variant="underline" minH="6" dir="auto" whiteSpace={amount && 'nowrap'} to={to}>
        {name}
      </RouterLink>
      {amount && (
        <Span ms="auto" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {amount}
        </Span>
      )}
    </Flex>
    <Facts>{children}</Facts>
  </li>
);

const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', fontSize: 'xs', color: 'fg.muted' },
});

const Frame = chakra(Card, { base: { p: '4', fontSize: 'sm', overflowWrap: 'anywhere', minW: '0' } });

const Summary = chakra('summary', {
  base: { cursor: 'pointer', fontWeight: 'semibold', minH: touchable, alignContent: 'center' },
});
