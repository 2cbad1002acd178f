import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { services } from '@vibrant-peak/shared/content/services';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ServicesGridSection } from './ServicesGridSection';

const cardOf = (title: string) => screen.getByRole('article', { name: title });

async function openDialog(title: string) {
  const user = userEvent.setup();
  const button = within(cardOf(title)).getByRole('button', { name: 'Learn More' });
  await user.click(button);
  return { user, button, dialog: await screen.findByRole('dialog', { name: title }) };
}

test('shows all services with heading and description', () => {
  renderInHost(<ServicesGridSection />);
  expect(screen.getAllByRole('article')).toHaveLength(services.length);
  for (const { title, description } of services) {
    expect(within(cardOf(title)).getByRole('heading', { name: title })).toBeVisible();
    expect(within(cardOf(title)).getByText(description)).toBeVisible();
  }
});

test('a card has one control only, named after its service', () => {
  renderInHost(<ServicesGridSection />);
  const button = within(cardOf('DevOps')).getByRole('button');
  expect(button).toHaveAccessibleName('Learn More');
  expect(button).toHaveAccessibleDescription('DevOps');
});

test('the dialog shows benefits and steps of the service, and opens once', async () => {
  renderInHost(<ServicesGridSection />);
  const { dialog } = await openDialog('Cloud Services');
  const service = services.find(({ title }) => title === 'Cloud Services');

  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(within(dialog).getByText(service?.description ?? '')).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: 'Key Benefits' })).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: 'Our Process' })).toBeVisible();
  for (const benefit of service?.benefits ?? []) expect(within(dialog).getByText(benefit)).toBeVisible();
  for (const { name, description } of service?.process ?? []) {
    expect(within(dialog).getByRole('heading', { name })).toBeVisible();
    expect(within(dialog).getByText(description)).toBeVisible();
  }
});

test('Contact Us leaves the dialog open, Close closes it and returns the focus', async () => {
  renderInHost(<ServicesGridSection />);
  const { user, button, dialog } = await openDialog('Cybersecurity');

  await user.click(within(dialog).getByRole('button', { name: 'Contact Us' }));
  expect(dialog).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('another service can be opened after the first', async () => {
  renderInHost(<ServicesGridSection />);
  const { user } = await openDialog('DevOps');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await openDialog('IT Consulting');
  expect(screen.queryByRole('heading', { name: 'Key Benefits' })).toBeVisible();
});

test('an address that names a service opens its dialog', async () => {
  renderInHost(<ServicesGridSection />, { path: '/services?service=devops' });
  expect(await screen.findByRole('dialog', { name: 'DevOps' })).toBeVisible();
});
