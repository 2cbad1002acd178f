import type { Site } from '../http/route';

/** What a publication is doing while it is composed. */
export type Step = Parameters<NonNullable<Parameters<Site['publish']>[1]['onStep']>>[0];

/** Of the publications that this process composes. Others know only that they are under way. */
const steps = new Map<string, Step>();

/** @returns the step of a publication, by its id; `null` unless this process composes it. */
export const stepOf = (id: string): Step | null => steps.get(id) ?? null;

/** Composes the site and sets it live, and keeps the step for `stepOf` meanwhile. */
export function publishInSteps(site: Site, id: string, ...[release, how]: Parameters<Site['publish']>) {
  const onStep = (step: Step) => void steps.set(id, step);
  return site.publish(release, { ...how, onStep }).finally(() => steps.delete(id));
}
