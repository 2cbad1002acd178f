import { screen, within } from '@testing-library/react';
import { renderInHost } from '../testing/index';
import { Table } from './index';

const show = (...names: string[]) =>
  renderInHost(
    <Table
      label="Partners"
      heads={['Name', 'City']}
      rows={names.map((name) => ({ key: name, cells: [name, 'Lahore'] }))}
      empty="There is no partner yet."
    />,
  );

test('a table has a name, and each row is named by its first cell', () => {
  show('Harbor', 'Meadow');
  const table = within(screen.getByRole('table', { name: 'Partners' }));
  const [heads, ...rows] = table.getAllByRole('row');
  expect(within(heads!).getByRole('columnheader', { name: 'City' })).toBeVisible();
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Harbor', 'Meadow']);
  expect(within(rows[1]!).getByRole('cell', { name: 'Lahore' })).toHaveAttribute('data-label', 'City');
  expect(screen.queryByText('There is no partner yet.')).not.toBeInTheDocument();
});

test('a table without rows says so, over all columns', () => {
  show();
  const cell = screen.getByRole('cell', { name: 'There is no partner yet.' });
  expect(cell).toHaveAttribute('colspan', '2');
});

test('amounts and their head are marked, to end on one line', () => {
  renderInHost(
    <Table
      label="Prices"
      heads={['Item', 'Price']}
      figures={['Price']}
      rows={[{ key: 'design', cells: ['Design', '€500.00'] }]}
      empty="None."
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveClass('figure');
  expect(screen.getByRole('cell', { name: '€500.00' })).toHaveClass('figure');
  expect(screen.getByRole('columnheader', { name: 'Item' })).not.toHaveClass('figure');
});

test('secondary columns are marked, to be left out where there is little room', () => {
  renderInHost(
    <Table
      label="Mails"
      heads={['To', 'Written', 'State']}
      secondary={['Written']}
      rows={[{ key: 'first', cells: ['Sara', '25 Nov 2026', 'Sent'] }]}
      empty="None."
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Written' })).toHaveClass('secondary');
  expect(screen.getByRole('cell', { name: '25 Nov 2026' })).toHaveClass('secondary');
  expect(screen.getByRole('cell', { name: 'Sent' })).not.toHaveClass('secondary');
});
