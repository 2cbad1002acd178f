import {
  isPublicSlot,
  type FillingModule,
  type Registry,
  type RegistryFilling,
} from '@vibrant-peak/shared/contract';
import type { HostServices } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box } from '@vibrant-peak/shared/ui';
import type { Load } from '../remotes/loadFailure';
import { FillingNote } from './FillingNote';

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
    <Box
      data-filling={key}
      tabIndex={-1}
      minW="0"
      borderRadius="xl"
      focusVisibleRing="outside"
      // A filling that has nothing to show takes no place.
      _empty={{ display: 'none' }}
    >
      <Part {...properties} fallback={<Skeleton />} />
    </Box>
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

const Skeleton = () => (
  <Box
    aria-busy
    h="28"
    bg="bg.muted"
    borderRadius="xl"
    _motionSafe={{ animation: 'pulse 1.6s ease-in-out infinite' }}
  />
);
