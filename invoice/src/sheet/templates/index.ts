import { templateNames } from '../../templateNames';
import type { LoadedTemplate, Template } from '../template';

/** The form needs only the name; the code loads with the first preview or thumbnail. */
export interface TemplateEntry {
  /** Saved in files, so it never changes. */
  id: string;
  name: string;
  load: () => Promise<Template>;
}

type List<T> = readonly [T, ...T[]];

/** All templates in gallery order. To add one, create a file next to this one, and an
 * entry here and in `templateNames`. */
export const templates: List<TemplateEntry> = [
  {
    id: 'template1',
    name: templateNames.template1,
    load: async () =>
      (await import(/* webpackChunkName: "templates" */ './classicProfessional')).classicProfessional,
  },
  {
    id: 'template2',
    name: templateNames.template2,
    load: async () => (await import(/* webpackChunkName: "templates" */ './modernBlue')).modernBlue,
  },
  {
    id: 'template3',
    name: templateNames.template3,
    load: async () => (await import(/* webpackChunkName: "templates" */ './minimalClean')).minimalClean,
  },
  {
    id: 'template4',
    name: templateNames.template4,
    load: async () => (await import(/* webpackChunkName: "templates" */ './corporateFormal')).corporateFormal,
  },
  {
    id: 'template5',
    name: templateNames.template5,
    load: async () =>
      (await import(/* webpackChunkName: "templates" */ './creativeGradient')).creativeGradient,
  },
  {
    id: 'template6',
    name: templateNames.template6,
    load: async () => (await import(/* webpackChunkName: "templates" */ './techModern')).techModern,
  },
  {
    id: 'template7',
    name: templateNames.template7,
    load: async () => (await import(/* webpackChunkName: "templates" */ './executive')).executive,
  },
  {
    id: 'template8',
    name: templateNames.template8,
    load: async () => (await import(/* webpackChunkName: "templates" */ './startupFresh')).startupFresh,
  },
  {
    id: 'template9',
    name: templateNames.template9,
    load: async () => (await import(/* webpackChunkName: "templates" */ './financePro')).financePro,
  },
];

/** The template with that id, or the first one if a file names an unknown template. */
export const templateOf = <T extends { id: string }>(list: List<T>, id: string): T =>
  list.find((template) => template.id === id) ?? list[0];

/** Templates whose code has loaded. */
export type LoadedTemplates = List<LoadedTemplate>;

export async function loadTemplates(): Promise<LoadedTemplates> {
  const [first, ...others] = templates;
  return Promise.all([loaded(first), ...others.map(loaded)]);
}

const loaded = async ({ id, load }: TemplateEntry): Promise<LoadedTemplate> => ({ id, ...(await load()) });
