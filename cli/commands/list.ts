import { commitName } from '@vibrant-peak/engine/publish/rules/commitName';
import { wholeSite } from '@vibrant-peak/engine/publish/rules/lock';
import { shortTime } from '@vibrant-peak/engine/publish/rules/changeText';
import { openSite } from '@vibrant-peak/engine/store/openStore';
import type { Lock, NamedPreview, Pointer } from '@vibrant-peak/engine/log/entry';
import type { Composition } from '@vibrant-peak/engine/formats/composition';
import { namedPreviewLabel } from '@vibrant-peak/engine/formats/previewAddress';
import type { Command } from './runCommand';

interface Listed {
  compositions: Composition[];
  changes: Pointer[];
  locks: Lock[];
  /** Named previews, each with the first label of its host. */
  previews: (NamedPreview & { label: string })[];
}

export const command: Command<Listed> = {
  run: async () => {
    const store = await openSite();
    const { locks = [], previews } = (await store.log.read()).entry;
    return {
      compositions: await store.compositions(),
      changes: await store.history(10),
      locks,
      previews: previews
        ? previews.named.map((each) => ({ ...each, label: namedPreviewLabel(each.name, previews) }))
        : [],
    };
  },
  describe: ({ compositions, changes, locks, previews }) =>
    [
      ...compositions.map((entry) => lineOf(entry, compositions, changes[0])),
      '',
      ...locks.map(
        ({ app, at, by, reason }) =>
          `${app === wholeSite ? 'The site' : app} is locked by ${by} since ${shortTime(at)}: ${reason}`,
      ),
      ...previews.map(
        ({ name, composition, label }) => `Preview ${name} shows composition ${composition}: ${label}.<host>`,
      ),
      'Last changes:',
      ...changes.map(
        ({ at, live, reason, by }) =>
          `  ${shortTime(at)}  ${String(live).padStart(4)}  ${reason}${by ? `, by ${by}` : ''}`,
      ),
    ].join('\n'),
};

function lineOf(entry: Composition, all: Composition[], pointer: Pointer | undefined): string {
  const base = all.find(({ number }) => number === entry.base)?.releases ?? {};
  const changed = Object.entries(entry.releases)
    .filter(([name, hash]) => base[name] !== hash)
    .map(([name, hash]) => `${name} ${hash}${sourceOf(entry, name)}`);
  return [
    roleOf(entry, pointer).padStart(4),
    String(entry.number).padStart(4),
    shortTime(entry.made),
    changed.join(', ') || 'the releases of its base',
  ].join('  ');
}

function roleOf({ number }: Composition, pointer: Pointer | undefined): string {
  if (number === pointer?.live) return 'live';
  const canary = pointer?.canary;
  return canary?.composition === number ? `${canary.share} % ${canary.name} (${canary.owner})` : '';
}

function sourceOf({ provenances }: Composition, name: string): string {
  const provenance = provenances?.[name];
  if (!provenance) return '';
  return ` (${provenance.commit ? `commit ${commitName(provenance)}, ` : ''}${provenance.by}, ${shortTime(provenance.at)})`;
}
