import { screen } from '@testing-library/react';
import { services } from '@vibrant-peak/shared/content/services';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ServicesSection } from './ServicesSection';

test('each service of the home page leads to its own page', () => {
  renderInHost(<ServicesSection />);
  const links = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.querySelector('a'));
  expect(links.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual(
    services.slice(0, 4).map(({ id, title }) => [title, `/services/${id}`]),
  );
});
