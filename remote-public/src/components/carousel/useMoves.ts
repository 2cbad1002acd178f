import { useRef, useState, type RefObject } from 'react';
import type MultiCarousel from 'react-multi-carousel';
import type { StateCallBack } from 'react-multi-carousel';

export type Direction = 'previous' | 'next';

/**
 * Moves that visitors ask for, one after the other: the library drops what is asked for while it moves. `place` is the
 * first slide in view, from 1, after a move that was asked for.
 */
export function useMoves(library: RefObject<MultiCarousel | null>, count: number) {
  const isMoving = useRef(false);
  const waiting = useRef<Direction[]>([]);
  const isAsked = useRef(false);
  const [place, setPlace] = useState<number>();

  const moveOn = () => {
    const direction = waiting.current.shift();
    if (!direction) return;
    isMoving.current = true;
    requestAnimationFrame(() => library.current?.[direction](0));
  };

  return {
    place,
    ask: (direction: Direction) => {
      isAsked.current = true;
      waiting.current.push(direction);
      if (!isMoving.current) moveOn();
    },
    /** For the library. */
    callbacks: {
      beforeChange: () => void (isMoving.current = true),
      afterChange: (_previous: number, state: StateCallBack) => {
        isMoving.current = false;
        if (isAsked.current) setPlace(placeOf(state, count));
        moveOn();
      },
    },
  };
}

/**
 * Number of the first slide in view, from 1. The library's index counts the clones that it puts before the first slide, too: twice as
 * many as are in view, or as many as there are slides when these are fewer.
 */
function placeOf({ currentSlide, slidesToShow }: StateCallBack, count: number): number {
  const clones = count > slidesToShow * 2 ? slidesToShow * 2 : count;
  return ((((currentSlide - clones) % count) + count) % count) + 1;
}
