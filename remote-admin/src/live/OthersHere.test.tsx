import { act, fireEvent, screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/recordsOf';
import { createContentPort } from '../testing/contentPort';

test('the form of a record names others who edit it; the list asks nobody', async () => {
  const port = createContentPort();
  const enter = jest.fn().mockResolvedValue(['Ayesha', 'Bilal']);
  Object.assign(recordsOf(projects, port), { enter });
  const { router } = renderInHost(<page.component />, {
    host: { profile: 'live', records: port },
    path: projects.path,
  });
  await screen.findByRole('table', { name: 'Projects' });
  expect(enter).not.toHaveBeenCalled();

  await act(() => router.navigate(`${projects.path}?edit=1`));
  expect(await screen.findByText('Ayesha and Bilal are editing this record, too.')).toBeVisible();
  expect(enter.mock.calls).toEqual([['1']]);
});

test('it asks again with a key that comes later, not with each one', async () => {
  const port = createContentPort();
  const enter = jest.fn().mockResolvedValue([]);
  Object.assign(recordsOf(projects, port), { enter });
  renderInHost(<page.component />, {
    host: { profile: 'live', records: port },
    path: `${projects.path}?edit=1`,
  });
  const title = await screen.findByLabelText('Title');
  const began = performance.now();
  fireEvent.keyDown(title, { key: 'a' });
  expect(enter).toHaveBeenCalledTimes(1);
  enter.mockResolvedValue(['Bilal']);
  jest.spyOn(performance, 'now').mockReturnValue(began + 20_001);
  for (const key of ['b', 'c']) fireEvent.keyDown(title, { key });
  expect(await screen.findByText('Bilal is editing this record, too.')).toBeVisible();
  expect(enter).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});
