import type { Project } from '@vibrant-peak/shared/schemas/project';

/** The filter that matches every project. */
export const everyCategory = 'all';

/** The options of the filter: everything, then each category in order of appearance. */
export const categoriesOf = (projects: readonly Project[]): string[] => [
  everyCategory,
  ...new Set(projects.map(({ category }) => category)),
];

export const inCategory = (projects: readonly Project[], category: string) =>
  projects.filter((project) => category === everyCategory || project.category === category);

export const categoryLabel = (category: string) => category.charAt(0).toUpperCase() + category.slice(1);
