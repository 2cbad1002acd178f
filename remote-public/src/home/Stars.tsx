import { chakra } from '@vibrant-peak/shared/ui';

const scale = [1, 2, 3, 4, 5];

/** One star in a square of 24, and the distance to the next. */
const star = 'm12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z';
const step = 28;

/** A rating from 1 to 5, as one drawing. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={`${rating} out of ${scale.length} stars`} viewBox="0 0 136 24">
      {scale.map((value, index) => (
        <path
          key={value}
          d={star}
          transform={`translate(${index * step})`}
          {...(value > rating && { opacity: 0.45, fill: 'none' })}
        />
      ))}
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
