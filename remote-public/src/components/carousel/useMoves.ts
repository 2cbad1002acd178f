import { useRef, type RefObject } from 'react';
import type MultiCarousel from 'react-multi-carousel';
import type { StateCallBack } from 'react-multi-carousel';

export type Direction = 'previous' | 'next';

/**
 * Queues requested moves, because the library drops requests during a move.
 * @param onArrive takes the number of the first slide in view, from 1.
 */
export function useMoves(
  library: RefObject<MultiCarousel | null>,
  count: number,
  onArrive: (position: number) => void,
) {
  const isMoving = useRef(false);
  const queue = useRef<Direction[]>([]);

  const startNext = () => {
    const direction = queue.current.shift();
    if (!direction) return;
    isMoving.current = true;
    requestAnimationFrame(() => library.current?.[direction](0));
  };

  return {
    request: (direction: Direction) => {
      queue.current.push(direction);
      if (!isMoving.current) startNext();
    },
    /** Props of the library's component. */
    callbacks: {
      beforeChange: () => void (isMoving.current = true),
      afterChange: (_previous: number, state: StateCallBack) => {
        isMoving.current = false;
        onArrive(positionOf(state, count));
        startNext();
      },
    },
  };
}

/**
 * Number of the first slide in view, from 1. The library counts the clones before it: twice the
 * slides in view, or all slides if these are fewer.
 */
function positionOf({ currentSlide, slidesToShow }: StateCallBack, count: number): number {
  const clones = count > slidesToShow * 2 ? slidesToShow * 2 : count;
  return ((((currentSlide - clones) % count) + count) % count) + 1;
}
