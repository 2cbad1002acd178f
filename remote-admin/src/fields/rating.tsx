import type { FieldKindDefinition } from './fieldKind';
import { number } from './number';

/** Any number. The stars show it rounded, from 0 to 5; the arrow keys go from 1 to 5. */
export const rating: FieldKindDefinition = {
  ...number,
  control: { type: 'text', inputMode: 'decimal', step: 1, min: 1, max: 5 },
  Cell: ({ value }) => {
    const stars = Math.round(Math.min(5, Math.max(0, Number(value) || 0)));
    return (
      <span className="rating">
        <span aria-hidden>{'★'.repeat(stars).padEnd(5, '☆')}</span> <span>{String(value ?? '')}</span>
      </span>
    );
  },
};
