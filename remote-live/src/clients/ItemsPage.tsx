import { decimalOf } from '@vibrant-peak/invoice/decimal';
import { unitPrice } from '@vibrant-peak/invoice/money';
import { definePage } from '@vibrant-peak/shared/contract';
import { ForRight } from '../layout/ForRight';
import { staffMetadata } from '../layout/staffMetadata';
import { itemSchema, type Item } from './entry';
import { EntryPage } from './EntryPage';
import { ItemFields } from './fields';

const title = 'Items';

const ItemsPage = () => (
  <ForRight right="mayInvoice" title={title}>
    <EntryPage
      path="/invoice-items"
      title={title}
      description="Products and services on invoices. Issuing an invoice adds new ones."
      noun="item"
      heads={['Item', 'Price', 'Tax']}
      figures={['Price', 'Tax']}
      schema={itemSchema}
      nameOf={({ name }) => name.trim()}
      cellsOf={(item) => [priceOf(item), item.taxRate && `${item.taxRate}%`]}
      fields={(form) => <ItemFields form={form} />}
    />
  </ForRight>
);

const anyCurrency = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/** The price of one, in the form of all lists. Without a currency it is an amount of any. */
function priceOf({ amount, currency }: Item): string {
  const price = decimalOf(amount);
  if (!price) return amount;
  return currency
    ? unitPrice(price, currency)
    : anyCurrency.format(price.toFixed() as Intl.StringNumericLiteral);
}

export const page = definePage({ component: ItemsPage, metadata: staffMetadata(title) });
