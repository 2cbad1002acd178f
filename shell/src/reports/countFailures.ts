type Kind = 'error' | 'load' | 'hydration';

/** The server refuses a report with more. */
const most = 20;

/** How many failures of each kind a view had, up to 20 each. */
export function countFailures(failures: readonly unknown[]): Record<Kind, number> {
  const counts = { error: 0, load: 0, hydration: 0 };
  for (const kind of failures.map(kindOf)) counts[kind] = Math.min(counts[kind] + 1, most);
  return counts;
}

/**
 * React's messages about HTML that does not match, by number in production:
 * https://react.dev/errors/418.
 */
const hydrationErrors = /React error #(418|419|42[1-5])\b|hydrat/i;

function kindOf(failure: unknown): Kind {
  if (failure === 'load' || failure === 'hydration') return failure;
  if (!(failure instanceof Error)) return 'error';
  if (failure.name === 'ChunkLoadError') return 'load';
  return hydrationErrors.test(failure.message) ? 'hydration' : 'error';
}
