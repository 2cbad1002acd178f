import { act, fireEvent, screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { projects } from '../entities/projects';
import { page } from '../list/EntityPage';
import { recordsOf } from '../records/collectionOf';
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

/** A form whose presence questions get these answers. `leave` simulates leaving it. */
async function openForm(othersIn: jest.Mock) {
  const port = createContentPort();
  const enter = jest.fn().mockResolvedValue([]);
  const leave = jest.fn().mockResolvedValue(undefined);
  Object.assign(recordsOf(projects, port), { enter, othersIn, leave });
  const { router } = renderInHost(<page.component />, {
    host: { profile: 'live', records: port },
    path: `${projects.path}?edit=1`,
  });
  await screen.findByLabelText('Title');
  return { enter, leave, router };
}

test('it shows within two seconds who comes, and who goes, without any key', async () => {
  jest.useFakeTimers();
  const othersIn = jest.fn().mockResolvedValue(['Bilal']);
  await openForm(othersIn);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Bilal is editing this record, too.')).toBeVisible();
  othersIn.mockResolvedValue([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.queryByText(/is editing this record/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a server that does not answer once is asked again', async () => {
  const othersIn = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(['Bilal']);
  await openForm(othersIn);
  expect(await screen.findByText(/Bilal is editing/)).toBeVisible();
});

test('leaving the form or the page is reported to the server, and so is coming back', async () => {
  const { enter, leave, router } = await openForm(jest.fn().mockResolvedValue([]));
  fireEvent(window, new Event('pagehide'));
  expect(leave.mock.calls).toEqual([['1']]);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(enter).toHaveBeenCalledTimes(2);
  await act(() => router.navigate(projects.path));
  expect(leave).toHaveBeenCalledTimes(2);
});
