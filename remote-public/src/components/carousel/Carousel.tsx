import { startTransition, useCallback, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import MultiCarousel from 'react-multi-carousel';
import { interactionOf } from 'shared/interaction';
import { Box, Global, VisuallyHidden } from 'shared/ui';
import styles from './carousel.css';
import { CarouselControls } from './CarouselControls';
import { SlideRow } from './SlideRow';
import { screenOf, toBreakpoints, type SlidesInView } from './slidesInView';
import { useAutoplay } from './useAutoplay';
import { useInertSlides } from './useInertSlides';
import { useMoves, type Direction } from './useMoves';
import { useStillness } from '../useStillness';

interface CarouselProps {
  /** Names the region. */
  label: string;
  /** What one slide shows; names the buttons. */
  slideName: string;
  inView: SlidesInView;
  /** Milliseconds between two moves. */
  interval: number;
  /** Narrow screens are swiped; the buttons may leave them. */
  hasButtonsOnMobile: boolean;
  /** Where the buttons stand below the slides. */
  align?: 'start' | 'center';
  children: ReactElement[];
}

/**
 * Slides that loop and move by themselves until the visitor touches them. Prerendered, it is a plain row to scroll;
 * in the browser the library takes over, unless the visitor has begun to use the row. It draws all slides at once, as
 * on a server (`ssr`): empty for a moment, it would make the page shorter and move it under the visitor.
 *
 * Longer than functions are here: all of it turns on who has the slides, the row, the library or the visitor, and each of its
 * parts sets or reads that.
 */
export function Carousel({
  label,
  slideName,
  inView,
  interval,
  hasButtonsOnMobile,
  align = 'center',
  children,
}: CarouselProps) {
  const region = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const library = useRef<MultiCarousel>(null);
  const [screen, setScreen] = useState<keyof SlidesInView>();
  const [isRowInUse, setRowInUse] = useState(false);
  const { isPlaying, stop } = useAutoplay();
  const [isPointedAt, setPointedAt] = useState(false);
  const { place, ask, callbacks } = useMoves(library, children.length);
  useInertSlides(region);
  useStillness(region, '.react-multi-carousel-track');

  const takeOver = useCallback((element: HTMLElement | null) => {
    if (element && !isInUse(element)) setScreen(screenOf(window.innerWidth));
  }, []);

  const arrive = useCallback(
    (element: HTMLUListElement | null) => {
      row.current = element;
      // After the event of now: a press hydrates the row, and its click would be lost with what was pressed.
      startTransition(() => takeOver(element));
    },
    [takeOver],
  );

  // A click that was made before hydration is repeated before the library is there: it waits for a frame.
  const move = (direction: Direction) => {
    takeOver(row.current);
    requestAnimationFrame(() => {
      if (library.current) ask(direction);
      else if (row.current) scrollRow(row.current, direction);
    });
  };

  const follow = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPointedAt(isInside);
  };

  return (
    <Box
      ref={region}
      data-autoplay
      mx="-3"
      role="region"
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={follow(true)}
      onPointerLeave={follow(false)}
      onClickCapture={stop}
      onPointerDownCapture={stop}
      onTouchStartCapture={stop}
      onKeyDownCapture={stop}
      onFocusCapture={stop}
    >
      {screen && !isRowInUse ? (
        <>
          <Global styles={styles} />
          <MultiCarousel
            ref={library}
            responsive={toBreakpoints(inView)}
            ssr
            deviceType={screen}
            infinite
            autoPlay={isPlaying && !isPointedAt}
            autoPlaySpeed={interval}
            arrows={false}
            keyBoardControl={false}
            {...callbacks}
          >
            {children}
          </MultiCarousel>
        </>
      ) : (
        <SlideRow ref={arrive} inView={inView} onUse={() => setRowInUse(true)}>
          {children}
        </SlideRow>
      )}
      <CarouselControls
        slideName={slideName}
        isPlaying={isPlaying}
        hasButtonsOnMobile={hasButtonsOnMobile}
        align={align}
        onMove={move}
      />
      <VisuallyHidden aria-live="polite">
        {place && !isPlaying && `${slideName} ${place} of ${children.length}`}
      </VisuallyHidden>
    </Box>
  );
}

const isInUse = (row: HTMLElement) =>
  row.scrollLeft !== 0 ||
  [document.activeElement, interactionOf().pressed].some(
    (used) => used instanceof Node && row.contains(used),
  );

/** One slide further, around the ends. */
function scrollRow(row: HTMLElement, direction: 'previous' | 'next'): void {
  const step = row.firstElementChild?.clientWidth ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  const target = Math.round(row.scrollLeft / step) * step + (direction === 'next' ? step : -step);
  row.scrollTo({ left: target > end + 1 ? 0 : target < -1 ? end : target });
}
