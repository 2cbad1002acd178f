import type { SlotDefinition } from '../contract/index';
import { useHost } from './HostProvider';

/** The slot's properties stand beside `slot`. */
type SlotProps<Properties extends object> = { slot: SlotDefinition<Properties> } & NoInfer<Properties>;

/**
 * Renders what remotes add to a slot of the page, in order; nothing when there is none. An extension
 * that fails affects itself only.
 */
export function Slot<Properties extends object>({ slot, ...properties }: SlotProps<Properties>) {
  return useHost()
    .extensionsOf(slot.name)
    .map(({ key, Extension }) => <Extension key={key} {...properties} />);
}
