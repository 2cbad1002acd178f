import {
  isPublicSlot,
  type FillingModule,
  type Registry,
  type RegistryFilling,
} from '@vibrant-peak/shared/contract';
import type { HostServices } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import type { Load } from '../remotes/loadFailure';
import { FillingFrame } from './FillingFrame';
import { FillingNote } from './FillingNote';
import { FillingSkeleton } from './FillingSkeleton';

/**
 * The fillings of a registry, each a lazy part. Those of public pages are prerendered islands, of the staff area they load when
 * their slot first renders.
 */
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
  const key = `${filling.remote}/${filling.module}`;
  const component = () => componentOf(filling, load);
  if (isPublicSlot(filling.slot))
    return {
      key,
      Filling: createLazyPart(component, { island: key, Fallback: Nothing, loadRetries: true }),
    };
  const Part = createLazyPart(component, { Fallback: FillingNote, loadRetries: true });
  const Filling = (properties: object) => (
    <FillingFrame name={key}>
      <Part {...properties} fallback={<FillingSkeleton />} />
    </FillingFrame>
  );
  return { key, Filling };
}

/** Visitors are not told of a missing filling; the console has the reason. */
const Nothing = () => null;

/** @throws when the module does not load, or exports no filling made for the slot. */
async function componentOf({ remote, module, slot }: RegistryFilling, load: Load) {
  const loaded = await load<{ filling?: FillingModule }>(remote, module);
  if (loaded.status === 'failed') throw loaded.error;
  const { filling } = loaded.value;
  if (filling?.slot !== slot) throw new Error(`${module} of ${remote} exports no filling for ${slot}`);
  return filling.component;
}
