import { foldText } from '../records/foldText';
import type { Command } from './commands';

const MAX_FOUND = 50;

/**
 * The commands that match a text, best match first: start of the label, start of a word, any part.
 * In ties pages come before actions, and labels before other names.
 */
export function rankCommands(commands: readonly Command[], search: string): Command[] {
  const wanted = foldText(search.trim());
  if (wanted === '') return [...commands];
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_FOUND)
    .map(({ command }) => command);
}

function rankOf({ label, kind, words = [] }: Command, wanted: string): number {
  const others = words.map((word) => nearness(foldText(word), wanted) + 0.25);
  return Math.min(nearness(foldText(label), wanted), ...others) + (kind === 'Page' ? 0 : 0.5);
}

function nearness(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : Infinity;
}
