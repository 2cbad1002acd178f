import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { createMemoryRecords } from '../records/createMemoryRecords';
import { ImportDialog } from './ImportDialog';

test('an import begins from the records that it was compared with, not from later ones', async () => {
  const records = createMemoryRecords(projects.samples);
  const compared = records.get().find(({ title }) => title === 'Swift Cart');
  const update = jest.spyOn(records, 'update');
  const file = new File([], 'projects.csv');
  file.arrayBuffer = async () =>
    new TextEncoder().encode('Title,Description,Category\nSwift Cart,Ours,Shops').buffer;
  renderInHost(
    <ImportDialog entity={projects} file={file} isOpen onClose={jest.fn()} onExited={jest.fn()} />,
    {
      host: { toast: jest.fn(), records: { of: () => records } },
    },
  );
  const take = await screen.findByRole('button', { name: 'Import Project' });
  records.update([{ from: compared!, values: { description: 'Theirs' } }]);
  await userEvent.click(take);
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.lastCall![0]).toEqual([
    { from: compared, values: { ...compared, description: 'Ours', category: 'Shops' } },
  ]);
});
