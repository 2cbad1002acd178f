import type { FillingModule, Registry, RegistryFilling } from '@vibrant-peak/shared/contract';
import type { HostServices } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import type { RemoteLoader } from '../remotes/remoteLoader';
import { FillingFrame } from './FillingFrame';
import { FillingNote } from './FillingNote';
import { FillingSkeleton } from './FillingSkeleton';

type Load = RemoteLoader['load'];

/** The fillings of a registry: each is a lazy part, whose code loads when its slot first renders. */
export function createFillings(
  { fillings = [] }: Pick<Registry, 'fillings'>,
  load: Load,
): HostServices['fillingsOf'] {
  const parts = [...fillings]
    .sort((first, second) => first.order - second.order)
    .map((filling) => ({ slot: filling.slot, ...partOf(filling, load) }));
  return (slot) => parts.filter((part) => part.slot === slot);
}

function partOf(filling: RegistryFilling, load: Load) {
  const Part = createLazyPart(() => componentOf(filling, load), { Fallback: FillingNote, loadRetries: true });
  const key = `${filling.remote}/${filling.module}`;
  const Filling = (properties: object) => (
    <FillingFrame name={key}>
      <Part {...properties} fallback={<FillingSkeleton />} />
    </FillingFrame>
  );
  return { key, Filling };
}

/** @throws when the module does not load, or exports no filling made for the slot. */
async function componentOf({ remote, module, slot }: RegistryFilling, load: Load) {
  const loaded = await load<{ filling?: FillingModule }>(remote, module);
  if (loaded.status === 'failed') throw loaded.error;
  const { filling } = loaded.value;
  if (filling?.slot !== slot) throw new Error(`${module} of ${remote} exports no filling for ${slot}`);
  return filling.component;
}
