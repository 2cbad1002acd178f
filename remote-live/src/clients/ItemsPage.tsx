import { definePage } from '@vibrant-peak/shared/contract';
import { ForRight } from '../layout/ForRight';
import { staffMetadata } from '../layout/staffMetadata';
import { itemSchema } from './entry';
import { EntryPage } from './EntryPage';
import { ItemFields } from './fields';

const title = 'Items';

const ItemsPage = () => (
  <ForRight right="mayInvoice" title={title}>
    <EntryPage
      path="/invoice-items"
      title={title}
      description="Products and services on invoices. An issue adds new ones."
      noun="item"
      heads={['Item', 'Price', 'Tax']}
      schema={itemSchema}
      nameOf={({ name }) => name.trim()}
      cellsOf={({ amount, currency, taxRate }) => [
        [amount, amount && currency].filter(Boolean).join(' '),
        taxRate && `${taxRate}%`,
      ]}
      fields={(form) => <ItemFields form={form} />}
    />
  </ForRight>
);

export const page = definePage({ component: ItemsPage, metadata: staffMetadata(title) });
