import { staffPath } from './areas';

/** Names of the slots that the site offers. */
export type SlotName = 'dashboard';

/** A place on a page that remotes fill with components. */
export interface SlotDefinition<Properties extends object = object> {
  name: SlotName;
  /** Path of the page that shows it, as declared there; its area is that of the slot. */
  path: string;
  /** Stands for the type of the properties that the page passes to every filling; never has a value. */
  properties?: Properties;
}

export const defineSlot = <Properties extends object = object>(
  slot: Pick<SlotDefinition, 'name' | 'path'>,
): SlotDefinition<Properties> => slot;

/** Cards on the dashboard of the staff area, beside each other below the figures. */
export const dashboardSlot = defineSlot({ name: 'dashboard', path: staffPath });

/** All slots of the site: others do not exist for remotes. */
export const slots: readonly SlotDefinition[] = [dashboardSlot];

/** Path of the page that shows a slot; `undefined` where the site has no such slot. */
export const pathOfSlot = (slot: string): string | undefined => slots.find(({ name }) => name === slot)?.path;
