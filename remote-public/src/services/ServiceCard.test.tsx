import { screen } from '@testing-library/react';
import { services } from '@vibrant-peak/shared/content/services';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ServiceCard } from './ServiceCard';

const ignore = () => undefined;

test('cards fade in one after the other, in cycles of four', () => {
  renderInHost(
    <ul>
      {services.map((service, index) => (
        <ServiceCard key={service.id} service={service} index={index} onOpen={ignore} onIntent={ignore} />
      ))}
    </ul>,
  );
  const delays = screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--delay'));
  expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms', '0ms', '100ms', '200ms', '300ms']);
});

test('a card has one button and one link to its page, both described by its service', () => {
  renderInHost(<ServiceCard service={services[3]!} index={0} onOpen={ignore} onIntent={ignore} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Learn More');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('DevOps');
  expect(screen.getByRole('link', { name: 'Open as a page' })).toHaveAttribute('href', '/services/devops');
  expect(screen.getByRole('link')).toHaveAccessibleDescription('DevOps');
});
