import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { NoticeChoice } from './NoticeChoice';

test('how often mails announce new messages is chosen, and kept', async () => {
  let notices = 'never';
  const requests = fakeServer({
    'GET /notices': () => ({ notices, sendsMail: true }),
    'PUT /notices': (body: { notices: string }) => {
      ({ notices } = body);
      return null;
    },
  });
  const { user, toast } = renderAs('editor', <NoticeChoice />);
  const choice = await screen.findByLabelText('Tell me of new messages');
  expect(choice).toHaveValue('never');
  await user.selectOptions(choice, 'At most one mail an hour');
  await waitFor(() => expect(choice).toHaveValue('hourly'));
  expect(requests).toContain('PUT /notices {"notices":"hourly"}');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Choice Saved' }));
});

test('a refusal is reported, and the choice stays as it was', async () => {
  fakeServer({
    'GET /notices': { notices: 'daily', sendsMail: true },
    'PUT /notices': refuse(503, 'The database does not answer.'),
  });
  const { user } = renderAs('editor', <NoticeChoice />);
  const choice = await screen.findByLabelText('Tell me of new messages');
  await user.selectOptions(choice, 'Never');
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  expect(choice).toHaveValue('daily');
});

test('a site without a mail server offers no choice', async () => {
  fakeServer({ 'GET /notices': { notices: 'never', sendsMail: false } });
  renderAs('editor', <NoticeChoice />);
  expect(await screen.findByText('This site sends no mail yet.')).toBeVisible();
});
