import type { ReactElement, Ref } from 'react';
import { chakra } from 'shared/ui';
import type { SlidesInView } from './slidesInView';

interface SlideRowProps {
  ref: Ref<HTMLUListElement>;
  inView: SlidesInView;
  /** A slide is pressed or gets the focus. */
  onUse: () => void;
  children: ReactElement[];
}

/**
 * The carousel before scripts: a row that visitors scroll, card by card, with cards of the carousel's width. It takes the
 * focus: not every browser lets the keyboard scroll what cannot have it.
 */
export function SlideRow({ ref, inView, onUse, children }: SlideRowProps) {
  return (
    <Row ref={ref} tabIndex={0} onPointerDownCapture={onUse} onFocusCapture={onUse}>
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
