import { partyName } from '@vibrant-peak/invoice/invoice';
import { Box, Span } from '@vibrant-peak/shared/ui';
import { definePage } from '@vibrant-peak/shared/contract';
import { ForRight } from '../layout/ForRight';
import { staffMetadata } from '../layout/staffMetadata';
import { clientSchema } from './entry';
import { EntryPage } from './EntryPage';
import { ClientFields } from './fields';

const title = 'Clients';

const ClientsPage = () => (
  <ForRight right="mayInvoice" title={title}>
    <EntryPage
      path="/invoice-clients"
      title={title}
      description="The people and companies that get invoices. Issuing an invoice adds new ones."
      noun="client"
      heads={['Client', 'Contact', 'Email', 'Terms']}
      secondary={['Contact', 'Terms']}
      schema={clientSchema}
      nameOf={partyName}
      cellsOf={({ company, name, email, terms, currency }) => [
        company.trim() && (
          <Box key="contact" minW={{ md: '7rem' }}>
            {name}
          </Box>
        ),
        email && <Address key="email" email={email} />,
        <Span key="terms" whiteSpace="nowrap">
          {[terms && `${terms} days`, currency].filter(Boolean).join(', ')}
        </Span>,
      ]}
      fields={(form) => <ClientFields form={form} />}
    />
  </ForRight>
);

/** A long one breaks before its domain. */
function Address({ email }: { email: string }) {
  const start = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, start)}
      <wbr />
      {email.slice(start)}
    </>
  );
}

export const page = definePage({ component: ClientsPage, metadata: staffMetadata(title) });
