import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { Footer } from './Footer';

const footer = () => within(screen.getByRole('contentinfo'));

test('the social links are links without an address', () => {
  renderInHost(<Footer />);
  for (const name of ['LinkedIn', 'GitHub', 'Instagram', 'YouTube']) {
    expect(footer().getByRole('link', { name })).not.toHaveAttribute('href');
  }
});

test('the quick links lead to the sections of the home page', () => {
  renderInHost(<Footer />, { path: '/team' });
  for (const name of ['Home', 'About', 'Services', 'Portfolio', 'Contact']) {
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', `/#${name.toLowerCase()}`);
  }
});

test('the services are plain text', () => {
  renderInHost(<Footer />);
  for (const service of ['Web Development', 'Mobile Apps', 'UI/UX Design', 'DevOps', 'Custom Software']) {
    expect(footer().getByText(service).closest('a')).toBeNull();
  }
});

test('the copyright names the current year', () => {
  renderInHost(<Footer />);
  expect(footer().getByText(/^©/)).toHaveTextContent(`© ${new Date().getFullYear()} Vibrant Peak.`);
});

test('the arrow scrolls smoothly to the top', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderInHost(<Footer />);
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  scroll.mockRestore();
});
