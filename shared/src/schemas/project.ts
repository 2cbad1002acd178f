import { array, number, object, string, type InferType } from 'yup';
import type { FieldMeta } from './fieldMeta';
import { photoSchema } from './photo';

/** One figure of a project, before and after the work. */
export const resultSchema = object({
  measure: string()
    .required()
    .meta({ hint: 'The quantity measured, such as Monthly closing.' } satisfies FieldMeta),
  unit: string()
    .required()
    .meta({ hint: 'Of both figures, such as days or %.' } satisfies FieldMeta),
  before: number().min(0).required(),
  after: number().min(0).required(),
});

export const projectSchema = object({
  id: number().integer().positive().required(),
  slug: string()
    .matches(/^[a-z0-9-]+$/, '${path} has small letters, digits and hyphens only')
    .required()
    .meta({ hint: "End of its page's address: readable, and best left as it is." } satisfies FieldMeta),
  title: string().required(),
  category: string().required(),
  /** Any image URL; `/media/` addresses also have smaller widths, see `srcSetOf`. */
  image: string()
    .required()
    .meta({ label: 'Image URL', kind: 'image' } satisfies FieldMeta),
  imageAlt: string()
    .required()
    .meta({ label: 'Image Text', hint: 'What the picture shows.' } satisfies FieldMeta),
  details: array()
    .of(photoSchema)
    .length(2)
    .required()
    .meta({ hint: 'Two parts of the picture, for the page of the project.' } satisfies FieldMeta),
  description: string()
    .required()
    .meta({ hint: 'One or two sentences for the card.', kind: 'longText' } satisfies FieldMeta),
  /** The case study, for the detail dialog. */
  fullDescription: string()
    .required()
    .matches(/^.+\n\n.+\n\n.+$/, '${path} has three paragraphs, with an empty line between them')
    .meta({
      hint: 'Three paragraphs with an empty line between them: the problem, what was built, the result.',
      kind: 'longText',
    } satisfies FieldMeta),
  outcome: string()
    .required()
    .meta({ hint: 'The result in a few words, for the card.' } satisfies FieldMeta),
  results: array()
    .of(resultSchema)
    .min(1)
    .required()
    .meta({ hint: 'Figures before and after the work.' } satisfies FieldMeta),
  madeBy: array()
    .of(number().required())
    .min(1)
    .required()
    .meta({ records: 'team.team' } satisfies FieldMeta),
  technologies: array().of(string().required()).min(1).required(),
  clientName: string().required(),
  duration: string()
    .required()
    .meta({ hint: 'Such as 4 months.' } satisfies FieldMeta),
});

export type Result = InferType<typeof resultSchema>;
export type Project = InferType<typeof projectSchema>;
