import { screen, waitFor } from '@testing-library/react';
import { sessionState } from '../session/sessionState';
import { fakeServer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { RightSwitches } from './RightSwitches';
import type { ListedPerson } from './usePeople';

const person: ListedPerson = {
  id: '1',
  name: 'Ayesha',
  email: 'ayesha@the.site',
  role: 'manager',
  mayHire: false,
  mayInvoice: true,
  mayIssue: true,
  hasCompanyAccount: false,
};

test.each([
  ['1', false],
  ['2', true],
])('a right taken from the person %s leaves the own right %s at once', async (id, isLeft) => {
  const requests = fakeServer({ [`PATCH /people/${id}`]: null });
  const { user } = renderAs(
    'manager',
    <RightSwitches person={{ ...person, id }} onChanged={() => undefined} />,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Ayesha may issue invoices' }));
  await waitFor(() => expect(requests).toEqual([`PATCH /people/${id} {"mayIssue":false}`]));
  await waitFor(() => expect(sessionState.get().person?.mayIssue).toBe(isLeft));
});
