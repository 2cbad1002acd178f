import { isStaffPath, staffPath } from './areas';

/** Names of the slots that the site offers. */
export type SlotName = 'dashboard' | 'home' | 'project';

/** A place on a page that remotes fill with components. */
export interface SlotDefinition<Properties extends object = object> {
  name: SlotName;
  /** Path of the page that shows it, as declared there. */
  path: string;
  /**
   * Stands for the type of the properties that the page passes to every extension; never has a value.
   */
  properties?: Properties;
}

export const defineSlot = <Properties extends object = object>(
  slot: Pick<SlotDefinition, 'name' | 'path'>,
): SlotDefinition<Properties> => slot;

/** Cards on the dashboard of the staff area, beside each other below the figures. */
export const dashboardSlot = defineSlot({ name: 'dashboard', path: staffPath });

/** Sections of the home page, before the contact form. */
export const homeSlot = defineSlot({ name: 'home', path: '/' });

/** Sections of the page of a project, before the link to the next one. */
export const projectSlot = defineSlot<{ slug: string; title: string }>({
  name: 'project',
  path: '/projects/:slug',
});

/** All slots of the site: others do not exist for remotes. */
export const slots: readonly SlotDefinition[] = [dashboardSlot, homeSlot, projectSlot];

/** Path of the page that shows a slot; `undefined` where the site has no such slot. */
export const pathOfSlot = (slot: string): string | undefined => slots.find(({ name }) => name === slot)?.path;

/** Whether visitors see the extensions of a slot. */
export function isPublicSlot(slot: string): boolean {
  const path = pathOfSlot(slot);
  return path !== undefined && !isStaffPath(path);
}
