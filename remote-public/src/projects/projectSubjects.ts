import { projects } from '@vibrant-peak/shared/content/projects';
import type { Project } from '@vibrant-peak/shared/schemas/project';

/** Projects in addresses, such as `/projects?project=greenline`. */
export const projectSubjects = {
  parameter: 'project',
  valueOf: ({ slug }: Project) => slug,
  find: (name: string) => projects.find(({ slug }) => slug === name),
};
