import { act, screen } from '@testing-library/react';
import { services } from '@vibrant-peak/shared/content/services';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { ServiceCard } from './ServiceCard';

afterEach(() => jest.restoreAllMocks());

const ignore = () => undefined;

test('cards fade in one after the other, in cycles of four', () => {
  const reveals: (() => void)[] = [];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5000 } as DOMRect);
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    reveals.push(() =>
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
    return { observe: ignore, disconnect: ignore } as unknown as IntersectionObserver;
  });

  renderInHost(
    <ul>
      {services.map((service, index) => (
        <ServiceCard key={service.id} service={service} index={index} onOpen={ignore} onIntent={ignore} />
      ))}
    </ul>,
  );
  act(() => reveals.forEach((reveal) => reveal()));

  const delays = screen.getAllByRole('listitem').map(({ style }) => style.transition.split(' ').at(-1));
  expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms', '0ms', '100ms', '200ms', '300ms']);
});
