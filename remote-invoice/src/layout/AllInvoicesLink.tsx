import { RouterLink } from '@vibrant-peak/shared/ui';
import { invoicesPath } from '../pageActions';

export const AllInvoicesLink = () => (
  <RouterLink to={invoicesPath} variant="underline" minH="11" fontSize="sm">
    All invoices
  </RouterLink>
);
