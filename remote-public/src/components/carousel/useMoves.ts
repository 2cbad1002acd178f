import { useRef, useState, type RefObject } from 'react';
import type MultiCarousel from 'react-multi-carousel';
import type { StateCallBack } from 'react-multi-carousel';

export type Direction = 'previous' | 'next';

/**
 * Queues requested moves, because the library drops requests during a move. `position` is the first
 * slide in view afterwards, from 1.
 */
export function useMoves(library: RefObject<MultiCarousel | null>, count: number) {
  const isMoving = useRef(false);
  const queue = useRef<Direction[]>([]);
  const isRequested = useRef(false);
  const [position, setPosition] = useState<number>();

  const startNext = () => {
    const direction = queue.current.shift();
    if (!direction) return;
    isMoving.current = true;
    requestAnimationFrame(() => library.current?.[direction](0));
  };

  return {
    position,
    request: (direction: Direction) => {
      isRequested.current = true;
      queue.current.push(direction);
      if (!isMoving.current) startNext();
    },
    /** Props of the library's component. */
    callbacks: {
      beforeChange: () => void (isMoving.current = true),
      afterChange: (_previous: number, state: StateCallBack) => {
        isMoving.current = false;
        if (isRequested.current) setPosition(positionOf(state, count));
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
