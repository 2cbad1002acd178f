import { decimalOf } from '@vibrant-peak/invoice/decimal';
import { unitPrice } from '@vibrant-peak/invoice/money';
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
      cellsOf={({ amount, currency, taxRate }) => [priceText(amount, currency), taxRate && `${taxRate}%`]}
      fields={(form) => <ItemFields form={form} />}
    />
  </ForRight>
);

/** As invoices show it; a price for any currency has none. */
function priceText(amount: string, currency: string): string {
  const price = decimalOf(amount);
  return price && currency ? unitPrice(price, currency) : amount;
}

export const page = definePage({ component: ItemsPage, metadata: staffMetadata(title) });
