import { problem } from '../../http/problem';

const names = ['client', 'number', 'total', 'owed', 'due', 'link', 'company'] as const;

/** What stands for the placeholders of one invoice; blank where there is nothing. */
export type Values = Record<(typeof names)[number], string>;

const placeholder = /\{(\w+)\}/g;

/** @throws a problem (422) for a placeholder that nothing stands for. */
export function assertPlaceholders(field: string, text: string): void {
  const unknown = [...text.matchAll(placeholder)].find(([, name]) => !names.includes(name as 'client'));
  if (!unknown) return;
  const message = `${unknown[0]} is unknown: there are ${names.map((name) => `{${name}}`).join(', ')}.`;
  throw problem(422, message, { details: { field, violations: [{ field, message }] } });
}

/** Fills a text. A line with a placeholder for which there is nothing is left out. */
export const filled = (text: string, values: Values): string =>
  text
    .split('\n')
    .filter((line) => [...line.matchAll(placeholder)].every(([, name]) => values[name as 'client'] !== ''))
    .map((line) => line.replace(placeholder, (all, name: 'client') => values[name] ?? all))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
