import { startTransition, useCallback, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import MultiCarousel from 'react-multi-carousel';
import { interactionOf } from '@vibrant-peak/shared/interaction';
import { Box, Global, VisuallyHidden } from '@vibrant-peak/shared/ui';
import styles from './carousel.css?inline';
import { CarouselControls } from './CarouselControls';
import { SlideRow } from './SlideRow';
import { screenOf, toBreakpoints, type SlidesInView } from './slidesInView';
import { useAutoplay } from './useAutoplay';
import { useInertSlides } from './useInertSlides';
import { useMoves, type Direction } from './useMoves';
import { useIsPrinting } from './useIsPrinting';
import { useStillness } from '../useStillness';

interface CarouselProps {
  /** Accessible name of the region. */
  label: string;
  /** Kind of slide, for the buttons' names. */
  slideName: string;
  inView: SlidesInView;
  /** Milliseconds between two moves. */
  interval: number;
  /** Narrow screens can be swiped and may do without the buttons. */
  hasButtonsOnMobile: boolean;
  /** Alignment of the buttons below the slides. */
  align?: 'start' | 'center';
  children: ReactElement[];
}

/**
 * Slides that loop and play automatically until the visitor touches them. Prerendered, it is a
 * scrolling row. In the browser the library takes over, unless the visitor already uses the row. On
 * paper it is a grid of all slides.
 * The library renders all slides at once (`ssr`), so that the page does not shift. Exceeds the
 * limit of lines per function, because every part reads or changes the control.
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
  const [isHovered, setHovered] = useState(false);
  const [position, setPosition] = useState(1);
  const { request, callbacks } = useMoves(library, children.length, setPosition);
  useInertSlides(region);
  useStillness(region, '.react-multi-carousel-track');

  const isPrinting = useIsPrinting();

  const takeOver = useCallback((element: HTMLElement | null) => {
    if (element && !isInUse(element)) setScreen(screenOf(window.innerWidth));
  }, []);

  const mountRow = useCallback(
    (element: HTMLUListElement | null) => {
      row.current = element;
      // After the current event: a press hydrates the row, and replacing the pressed element would
      // lose its click.
      startTransition(() => takeOver(element));
    },
    [takeOver],
  );

  // A click before hydration is replayed before the library is mounted: it waits for a frame.
  const move = (direction: Direction) => {
    takeOver(row.current);
    requestAnimationFrame(() => {
      if (library.current) request(direction);
      else if (row.current) scrollRow(row.current, direction);
    });
  };

  const hover = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setHovered(isInside);
  };

  return (
    <Box
      ref={region}
      data-autoplay
      mx="-3"
      role="region"
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onClickCapture={stop}
      onPointerDownCapture={stop}
      onTouchStartCapture={stop}
      onKeyDownCapture={stop}
      onFocusCapture={stop}
    >
      {screen && !isRowInUse && !isPrinting ? (
        <>
          <Global styles={styles} />
          <MultiCarousel
            ref={library}
            responsive={toBreakpoints(inView)}
            ssr
            deviceType={screen}
            infinite
            autoPlay={isPlaying && !isHovered}
            autoPlaySpeed={interval}
            arrows={false}
            keyBoardControl={false}
            {...callbacks}
          >
            {children}
          </MultiCarousel>
        </>
      ) : (
        <SlideRow ref={mountRow} inView={inView} onUse={() => setRowInUse(true)} onArrive={setPosition}>
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
      <VisuallyHidden aria-live={isPlaying ? 'off' : 'polite'}>
        {`${slideName} ${position} of ${children.length}`}
      </VisuallyHidden>
    </Box>
  );
}

const isInUse = (row: HTMLElement) =>
  row.scrollLeft !== 0 ||
  [document.activeElement, interactionOf().pressed].some(
    (used) => used instanceof Node && row.contains(used),
  );

/** Scrolls by one slide, wrapping around the ends. */
function scrollRow(row: HTMLElement, direction: 'previous' | 'next'): void {
  const step = row.firstElementChild?.clientWidth ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  const target = Math.round(row.scrollLeft / step) * step + (direction === 'next' ? step : -step);
  row.scrollTo({ left: target > end + 1 ? 0 : target < -1 ? end : target });
}
