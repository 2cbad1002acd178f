import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import type { Project } from '@vibrant-peak/shared/schemas/project';
import type { Service } from '@vibrant-peak/shared/schemas/service';

/** Paths of the detail pages of projects, services and openings. */
export const projectPath = ({ slug }: Pick<Project, 'slug'>) => `/projects/${slug}`;
export const servicePath = ({ id }: Pick<Service, 'id'>) => `/services/${id}`;
export const jobPath = ({ id }: Pick<JobOpening, 'id'>) => `/careers/${id}`;

/** The entry of a list whose detail page has this path. @throws when there is none. */
export function entryAt<T>(entries: readonly T[], pathOf: (entry: T) => string, address: string): T {
  const path = address.replace(/\/+$/, '');
  const entry = entries.find((candidate) => pathOf(candidate) === path);
  if (!entry) throw new Error(`No entry has the path ${path}`);
  return entry;
}
