import { healthTexts, type HealthLine, type WayOut } from './healthTexts';

/** What to do about a line; nothing when it works. */
export function wayOutOf({ subject, state }: HealthLine): WayOut | undefined {
  const { wayOut, setUp } = healthTexts[subject];
  if (state === 'unknown') return { text: 'Check again. The log of the server says more.' };
  if (state === 'unwatched') return setUp;
  return state === 'fails' ? wayOut : undefined;
}

/** The state of a line in words. */
export function stateText(line: HealthLine): string {
  const texts = healthTexts[line.subject];
  if (line.state === 'unknown') return 'The server could not find this out.';
  return (line.state === 'unwatched' ? texts.unwatched : texts[line.state]?.(line)) ?? '';
}

/** The first line of the page: whether everything works, else how much needs attention. */
export function summaryOf(lines: readonly HealthLine[]): string {
  const count = lines.filter(({ state }) => state === 'fails' || state === 'unknown').length;
  if (count === 0) return 'Everything that is watched works.';
  return count === 1 ? '1 thing needs attention.' : `${count} things need attention.`;
}
