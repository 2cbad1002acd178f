import { screen } from '@testing-library/react';
import { useParams } from '../router';
import { renderInHost } from './renderInHost';

function PartnerPage() {
  const { slug } = useParams();
  return <h1>{slug}</h1>;
}

test('a route with a parameter gives the page its value', () => {
  renderInHost(<PartnerPage />, { route: '/partners/:slug', path: '/partners/indus-harbor?from=mail#team' });
  expect(screen.getByRole('heading', { name: 'indus-harbor' })).toBeVisible();
});

test('an address that the route does not answer is an error', () => {
  expect(() => renderInHost(<PartnerPage />, { route: '/partners/:slug', path: '/partners' })).toThrow(
    'The route /partners/:slug does not answer /partners',
  );
});
