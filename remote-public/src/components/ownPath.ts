import type { JobOpening } from 'shared/schemas/jobOpening';
import type { Project } from 'shared/schemas/project';
import type { Service } from 'shared/schemas/service';

/** Addresses of the pages that a project, a service and an opening have of their own. */
export const projectPath = ({ slug }: Pick<Project, 'slug'>) => `/projects/${slug}`;
export const servicePath = ({ id }: Pick<Service, 'id'>) => `/services/${id}`;
export const jobPath = ({ id }: Pick<JobOpening, 'id'>) => `/careers/${id}`;

/** The entry of a list whose own page stands at an address. @throws where none does. */
export function entryAt<T>(entries: readonly T[], pathOf: (entry: T) => string, address: string): T {
  const path = address.replace(/\/+$/, '');
  const entry = entries.find((candidate) => pathOf(candidate) === path);
  if (!entry) throw new Error(`Nothing has the address ${path}`);
  return entry;
}
