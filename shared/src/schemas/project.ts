import { array, number, object, string, type InferType } from 'yup';
import { focalPointSchema } from './focalPoint';
import { photoSchema } from './photo';

/** One figure of a project, before and after the work. */
export const resultSchema = object({
  measure: string().required().meta({ hint: 'The quantity measured, such as Monthly closing.' }),
  unit: string().required().meta({ hint: 'Of both figures, such as days or %.' }),
  before: number().min(0).required(),
  after: number().min(0).required(),
});

export const projectSchema = object({
  id: number().integer().positive().required(),
  /** Any image URL; `/media/` addresses also have smaller widths, see `srcSetOf`. */
  image: string().required().meta({ label: 'Picture', kind: 'image' }),
  imageFocus: focalPointSchema,
  imageAlt: string().required().meta({ label: 'Alternative Text', hint: 'What the picture shows.' }),
  title: string().required(),
  slug: string()
    .matches(/^[a-z0-9-]+$/, '${path} has small letters, digits and hyphens only')
    .required()
    .meta({ hint: "The end of the page's address. Best left unchanged.", madeFrom: 'title' }),
  category: string().required(),
  color: string()
    .matches(/^#[0-9a-f]{6}$/i, { message: '${path} is like #0b7f88', excludeEmptyString: true })
    .meta({ hint: 'The color of its page, such as #0b7f88.' }),
  details: array()
    .of(photoSchema)
    .length(2)
    .required()
    .meta({ hint: "Two parts of the picture, shown on the project's page." }),
  description: string().required().meta({ hint: 'One or two sentences for the card.', kind: 'longText' }),
  /** The case study, for the detail dialog. */
  fullDescription: string()
    .required()
    .test(
      'complete',
      '${path} has three paragraphs, with an empty line between them',
      (text) => !text || /^.+\n\n.+\n\n.+$/.test(text),
    )
    .meta({
      hint: 'Three paragraphs with an empty line between them: the problem, what was built, the result.',
      kind: 'longText',
    }),
  outcome: string().required().meta({ hint: 'The result in a few words, for the card.' }),
  results: array().of(resultSchema).min(1).required().meta({ hint: 'Figures before and after the work.' }),
  madeBy: array().of(number().required()).min(1).required().meta({ records: 'team.team' }),
  technologies: array().of(string().required()).min(1).required(),
  clientName: string().required(),
  duration: string().required().meta({ hint: 'Such as 4 months.' }),
});

export type Result = InferType<typeof resultSchema>;
export type Project = InferType<typeof projectSchema>;
