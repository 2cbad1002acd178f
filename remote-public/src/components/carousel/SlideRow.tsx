import type { ReactElement, Ref } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';
import type { SlidesInView } from './slidesInView';

interface SlideRowProps {
  ref: Ref<HTMLUListElement>;
  inView: SlidesInView;
  /** Called when a slide is pressed or focused. */
  onUse: () => void;
  /** Takes the number of the first slide in view, from 1. */
  onArrive: (position: number) => void;
  children: ReactElement[];
}

/**
 * The carousel before hydration: a row that scrolls card by card. It is focusable, because some
 * browsers scroll no other elements by keyboard.
 */
export function SlideRow({ ref, inView, onUse, onArrive, children }: SlideRowProps) {
  return (
    <Row
      ref={ref}
      tabIndex={0}
      onPointerDownCapture={onUse}
      onFocusCapture={onUse}
      onScroll={({ currentTarget: { scrollLeft, firstElementChild } }) =>
        onArrive(Math.round(scrollLeft / (firstElementChild?.clientWidth || 1)) + 1)
      }
    >
      {children.map((slide) => (
        <Slide
          key={slide.key}
          flexBasis={{ base: share(inView.small), md: share(inView.medium), lg: share(inView.large) }}
        >
          {slide}
        </Slide>
      ))}
    </Row>
  );
}

const share = (count: number) => `calc(100% / ${count})`;

const Row = chakra('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    listStyleType: 'none',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    focusVisibleRing: 'inside',
    '@media (scripting: none)': { scrollbarWidth: 'thin' },
  },
});

const Slide = chakra('li', { base: { flexGrow: '0', flexShrink: '0', scrollSnapAlign: 'start' } });
