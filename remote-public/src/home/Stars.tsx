import { chakra } from '@vibrant-peak/shared/ui';

const most = 5;

/** Distance from one star to the next. */
const step = 28;

/** A star in a square of 24, after a move to its top; it ends where it begins. */
const star = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z';

/** So many stars in a row, as one path. */
const row = (count: number) => Array<string>(count).fill(star).join(`m${step} 0`);

/** A rating from 1 to 5, as one drawing. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={`${rating} out of ${most} stars`} viewBox="0 0 136 24">
      <path d={`M12 2${row(rating)}`} />
      {rating < most && (
        <path d={`M${12 + rating * step} 2${row(most - rating)}`} opacity={0.45} fill="none" />
      )}
    </Row>
  );
}

const Row = chakra('svg', {
  base: {
    h: '1.25em',
    alignSelf: 'flex-start',
    color: 'brand.fg',
    fill: 'currentColor',
    stroke: 'currentColor',
    strokeWidth: '2px',
    strokeLinejoin: 'round',
  },
});
