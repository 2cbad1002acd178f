import {
  isPublicSlot,
  type ExtensionModule,
  type Registry,
  type RegistryExtension,
} from '@vibrant-peak/shared/contract';
import type { HostServices } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box } from '@vibrant-peak/shared/ui';
import type { Load } from '../remotes/loadFailure';
import { ExtensionNote } from './ExtensionNote';

/**
 * The extensions of a registry, each a lazy part. Public pages have them as prerendered islands.
 * In the staff area they load when their slot first renders.
 */
export function createExtensions(
  { extensions = [] }: Pick<Registry, 'extensions'>,
  load: Load,
): HostServices['extensionsOf'] {
  const parts = [...extensions]
    .sort((first, second) => first.order - second.order)
    .map((extension) => ({ slot: extension.slot, ...partOf(extension, load) }));
  return (slot) => parts.filter((part) => part.slot === slot);
}

function partOf(extension: RegistryExtension, load: Load) {
  const key = `${extension.remote}/${extension.module}`;
  const component = () => componentOf(extension, load);
  if (isPublicSlot(extension.slot))
    return {
      key,
      Extension: createLazyPart(component, { island: key, Fallback: Nothing, loadRetries: true }),
    };
  const Part = createLazyPart(component, { Fallback: ExtensionNote, loadRetries: true });
  const Extension = (properties: object) => (
    <Box
      data-extension={key}
      tabIndex={-1}
      minW="0"
      borderRadius="xl"
      focusVisibleRing="outside"
      // An extension that shows nothing takes no space.
      _empty={{ display: 'none' }}
    >
      <Part {...properties} fallback={<Skeleton />} />
    </Box>
  );
  return { key, Extension };
}

/** Visitors see no message for a missing extension. The console has the reason. */
const Nothing = () => null;

/** @throws when the module does not load, or exports no extension made for the slot. */
async function componentOf({ remote, module, slot }: RegistryExtension, load: Load) {
  const loaded = await load<{ extension?: ExtensionModule }>(remote, module);
  if (loaded.status === 'failed') throw loaded.error;
  const { extension } = loaded.value;
  if (extension?.slot !== slot) throw new Error(`${module} of ${remote} exports no extension for ${slot}`);
  return extension.component;
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
