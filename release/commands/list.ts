import { commitName } from '../publish/commitName';
import { openStore } from '../store/openStore';
import type { Composition, Pointer } from '../store/store';
import { runCommand } from './runCommand';

/** `npm run list`: the compositions in the store, what changed with each, from which commit and by whom, and the last flips. */
await runCommand({
  line: 'npm run list',
  run: async () => {
    const store = await openStore();
    return { compositions: await store.compositions(), flips: await store.history(10) };
  },
  describe: ({ compositions, flips }) =>
    compositions.length === 0
      ? 'Nothing is published yet.'
      : [
          ...compositions.map((entry) => lineOf(entry, compositions, flips[0])),
          '',
          'Last flips:',
          ...flips.map(
            ({ at, live, reason, by }) =>
              `  ${shortTime(at)}  ${String(live).padStart(4)}  ${reason}${by ? `, by ${by}` : ''}`,
          ),
        ].join('\n'),
});

function lineOf(entry: Composition, all: Composition[], pointer: Pointer | undefined): string {
  const base = all.find(({ sequence }) => sequence === entry.base)?.releases ?? {};
  const changed = Object.entries(entry.releases)
    .filter(([name, hash]) => base[name] !== hash)
    .map(([name, hash]) => `${name} ${hash}${sourceOf(entry, name)}`);
  return [
    roleOf(entry, pointer).padStart(4),
    String(entry.sequence).padStart(4),
    shortTime(entry.made),
    changed.join(', ') || 'the releases of its base',
  ].join('  ');
}

function roleOf({ sequence }: Composition, pointer: Pointer | undefined): string {
  if (sequence === pointer?.live) return 'live';
  const canary = pointer?.canary;
  return canary?.composition === sequence ? `${canary.share} % ${canary.name} (${canary.owner})` : '';
}

function sourceOf({ origins }: Composition, name: string): string {
  const origin = origins?.[name];
  if (!origin) return '';
  const run = origin.run ? `, run ${origin.run.number}${origin.run.url ? ` ${origin.run.url}` : ''}` : '';
  return ` (${origin.commit ? `commit ${commitName(origin)}, ` : ''}${origin.by}, ${shortTime(origin.at)}${run})`;
}

function shortTime(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
