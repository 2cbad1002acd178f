import { openStore } from '../store/openStore';
import type { Composition, Pointer } from '../store/store';
import { runCommand } from './runCommand';

/** `npm run list`: the compositions in the store, what changed with each, and the last flips. */
await runCommand({
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
            ({ at, live, reason }) => `  ${shortTime(at)}  ${String(live).padStart(4)}  ${reason}`,
          ),
        ].join('\n'),
});

function lineOf(entry: Composition, all: Composition[], pointer: Pointer | undefined): string {
  const base = all.find(({ sequence }) => sequence === entry.base)?.releases ?? {};
  const changed = Object.entries(entry.releases)
    .filter(([name, hash]) => base[name] !== hash)
    .map(([name, hash]) => `${name} ${hash}`);
  const role =
    entry.sequence === pointer?.live
      ? 'live'
      : entry.sequence === pointer?.canary?.composition
        ? `${pointer.canary.share} %`
        : '';
  return [
    role.padStart(4),
    String(entry.sequence).padStart(4),
    shortTime(entry.made),
    changed.join(', ') || 'the releases of its base',
  ].join('  ');
}

function shortTime(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
