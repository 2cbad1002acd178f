import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { terms } from '../sending/terms';
import { ApplicationForm, applicationDeliveries } from './ApplicationForm';
import { unsentApplication } from './unsentApplication';

const answers: (() => Promise<Response>)[] = [];
const sent: FormData[] = [];
const toast = jest.fn();
const onSubmitted = jest.fn();
const stored = async () => new Response(null, { status: 204 });
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const originalFetch = window.fetch;
const originalData = window.FormData;

/** Files that user-event chooses are not in jsdom's own. */
class DataWithFiles extends originalData {
  constructor(form?: HTMLFormElement) {
    super(form);
    for (const { name, files } of form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
      if (files?.[0]) this.set(name, files[0]);
  }
}

beforeEach(() => {
  terms.set({ messageMonths: 24, applicationMonths: 6 });
  unsentApplication.set({});
  applicationDeliveries.store.set(undefined);
  answers.length = sent.length = 0;
  toast.mockClear();
  onSubmitted.mockClear();
  window.FormData = DataWithFiles;
  window.fetch = async (address, init) => {
    expect(address).toBe('/api/submissions/application');
    const copy = new FormData();
    for (const [name, value] of init!.body as FormData) copy.append(name, value);
    sent.push(copy);
    return answers.shift()!();
  };
});
afterEach(() => {
  act(() => applicationDeliveries.stop());
  window.fetch = originalFetch;
  window.FormData = originalData;
});

const resume = new File(['%PDF-1.4'], 'sara.pdf', { lastModified: 1 });

async function send() {
  const user = userEvent.setup();
  const form = { position: 'Product Designer', onSubmitted, onCancel: () => undefined };
  const view = renderInHost(<ApplicationForm {...form} />, { host: { toast, profile: 'live' } });
  await user.type(screen.getByLabelText('Full Name'), 'Sara Ahmed');
  await user.type(screen.getByLabelText('Email'), 'sara@example.com');
  await user.type(screen.getByLabelText('Phone'), '0300 1234567');
  await user.upload(screen.getByLabelText('Resume'), resume);
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  return { user, view };
}

test('an application is sent with its file, for up to ten minutes, and nothing is logged', async () => {
  const log = jest.spyOn(console, 'log');
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answers.push(stored);
  await send();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  expect(toast.mock.calls).toEqual([
    [expect.objectContaining({ title: 'Application submitted successfully!' })],
  ]);
  expect(timeout).toHaveBeenCalledWith(600_000);
  timeout.mockRestore();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
  expect(Object.fromEntries(sent[0]!)).toEqual({
    fullName: 'Sara Ahmed',
    email: 'sara@example.com',
    phone: '0300 1234567',
    coverLetter: '',
    position: 'Product Designer',
    resume: expect.any(File),
    website: '',
    key: expect.stringMatching(/^[0-9a-f]{64}$/),
    elapsed: expect.stringMatching(/^\d+$/),
  });
  expect((sent[0]!.get('resume') as File).name).toBe('sara.pdf');
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

test('a lost answer keeps everything with the file; the application goes when the connection is back, with its key', async () => {
  answers.push(lost, stored);
  const { view } = await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Not sent yet/);
  expect(screen.getByLabelText<HTMLInputElement>('Resume').files![0]!.name).toBe('sara.pdf');
  view.unmount();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(new Set(sent.map((data) => data.get('key'))).size).toBe(1);
  expect((sent[1]!.get('resume') as File).size).toBe(8);
  expect(unsentApplication.get()).toEqual({});
});

test('another file of the same name is another submission', async () => {
  answers.push(lost, stored);
  const { user } = await send();
  await screen.findByRole('alert');
  await user.upload(screen.getByLabelText('Resume'), new File(['%PDF-1.7 new'], 'sara.pdf'));
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  expect(new Set(sent.map((data) => data.get('key'))).size).toBe(2);
});

test('a file that the server refuses is named at its field, and everything stays', async () => {
  const violations = [{ field: 'resume', message: 'This file is protected.' }];
  answers.push(async () => Response.json({ detail: '', violations }, { status: 422 }));
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(/This file is protected\./),
  );
  expect(screen.getByLabelText('Full Name')).toHaveValue('Sara Ahmed');
  expect(onSubmitted).not.toHaveBeenCalled();
});
