import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { changeEInvoice } from '../draft/invoiceActions';
import { EInvoiceFields } from './EInvoiceFields';

beforeEach(forgetDraft);

test.each(['Your Peppol ID', "Client's Peppol ID"])('"%s" says what is wrong with it', async (label) => {
  renderInHost(<EInvoiceFields />);
  act(() => changeEInvoice({ specification: 'peppol' }));
  const user = userEvent.setup();
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription('Such as 9930:DE123456789.');
  await user.type(field, '1234:5');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    '1234 is not a scheme of Peppol IDs. German VAT IDs have 9930, as in 9930:DE123456789.',
  );
  await user.clear(field);
  await user.type(field, '0225:123456789');
  expect(field).toBeValid();
  expect(Object.values(draftStore.get().eInvoice!)).toContain('0225:123456789');
});
