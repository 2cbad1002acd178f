import type { Look, Template } from '../template';

/** The form knows a template by its name; its code arrives with the first preview or thumbnail. */
export interface TemplateEntry {
  /** Stands in saved files: never changes. */
  id: string;
  name: string;
  load: () => Promise<Look>;
}

type List<T> = readonly [T, ...T[]];

/** All templates, in the order of the gallery: a new one is a file beside this one and an entry in this list. */
export const templates: List<TemplateEntry> = [
  {
    id: 'template1',
    name: 'Classic Professional',
    load: async () =>
      (await import(/* webpackChunkName: "templates" */ './classicProfessional')).classicProfessional,
  },
  {
    id: 'template2',
    name: 'Modern Blue',
    load: async () => (await import(/* webpackChunkName: "templates" */ './modernBlue')).modernBlue,
  },
  {
    id: 'template3',
    name: 'Minimal Clean',
    load: async () => (await import(/* webpackChunkName: "templates" */ './minimalClean')).minimalClean,
  },
  {
    id: 'template4',
    name: 'Corporate Formal',
    load: async () => (await import(/* webpackChunkName: "templates" */ './corporateFormal')).corporateFormal,
  },
  {
    id: 'template5',
    name: 'Creative Gradient',
    load: async () =>
      (await import(/* webpackChunkName: "templates" */ './creativeGradient')).creativeGradient,
  },
  {
    id: 'template6',
    name: 'Tech Modern',
    load: async () => (await import(/* webpackChunkName: "templates" */ './techModern')).techModern,
  },
  {
    id: 'template7',
    name: 'Executive',
    load: async () => (await import(/* webpackChunkName: "templates" */ './executive')).executive,
  },
  {
    id: 'template8',
    name: 'Startup Fresh',
    load: async () => (await import(/* webpackChunkName: "templates" */ './startupFresh')).startupFresh,
  },
  {
    id: 'template9',
    name: 'Finance Pro',
    load: async () => (await import(/* webpackChunkName: "templates" */ './financePro')).financePro,
  },
];

/** The template of that id; the first one when a file names one that is gone. */
export const templateOf = <T extends { id: string }>(list: List<T>, id: string): T =>
  list.find((template) => template.id === id) ?? list[0];

/** Templates whose code is there. */
export type LoadedTemplates = List<Template>;

export async function loadTemplates(): Promise<LoadedTemplates> {
  const [first, ...others] = templates;
  return Promise.all([loaded(first), ...others.map(loaded)]);
}

const loaded = async ({ id, load }: TemplateEntry): Promise<Template> => ({ id, ...(await load()) });
