import type { Project } from 'shared/schemas/project';

/** The filter that lets every project through. */
export const everyCategory = 'all';

/** What the filter offers: everything, then each category in the order in which the list first names it. */
export const categoriesOf = (projects: readonly Project[]): string[] => [
  everyCategory,
  ...new Set(projects.map(({ category }) => category)),
];

export const inCategory = (projects: readonly Project[], category: string) =>
  projects.filter((project) => category === everyCategory || project.category === category);

export const categoryLabel = (category: string) => category.charAt(0).toUpperCase() + category.slice(1);
