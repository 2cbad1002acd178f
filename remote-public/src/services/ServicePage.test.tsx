import { screen, within } from '@testing-library/react';
import { waysOfWorking } from '@vibrant-peak/shared/content/howWeWork';
import { projects } from '@vibrant-peak/shared/content/projects';
import { services } from '@vibrant-peak/shared/content/services';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { outcomeOf } from '../projects/outcomeOf';
import { page } from './ServicePage';

const show = (id: string) => renderInHost(<page.component />, { path: `/services/${id}` });

test.each(services)('the page of $title has its benefits, process, example and prices', (service) => {
  show(service.id);
  const itemsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(itemsOf('Key Benefits').map(({ textContent }) => textContent)).toEqual(service.benefits);
  expect(itemsOf('Our Process').map(({ textContent }) => textContent)).toEqual(
    service.process.map(({ name, description }) => name + description),
  );
  const project = projects.find(({ slug }) => slug === service.project)!;
  const example = screen.getByRole('region', { name: outcomeOf(project) });
  expect(within(example).getByRole('link', { name: `How we did it: ${project.title}` })).toHaveAttribute(
    'href',
    `/projects/${project.slug}`,
  );
  const prices = screen.getByRole('region', { name: 'What it costs' });
  expect(
    within(prices)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(waysOfWorking.map(({ price }) => price));
});

test('the example has the words of its client', () => {
  show('devops');
  expect(screen.getByText(/^The first sensors did not like our winters/)).toBeVisible();
});
