import type { Project } from '@vibrant-peak/shared/schemas/project';

/** The result of a project, in which a number and its unit stay on one line. */
export const outcomeOf = ({ outcome }: Pick<Project, 'outcome'>) => outcome.replace(/(\d) /g, '$1\u00a0');
