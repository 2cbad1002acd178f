import { array, lazy, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { benefitSchema } from './benefit';
import { brandSchema } from './brand';
import { demoLoginSchema } from './demoLogin';
import { heroSchema } from './hero';
import { jobOpeningSchema } from './jobOpening';
import { milestoneSchema } from './milestone';
import { officeSchema } from './office';
import { photoSchema } from './photo';
import { projectSchema } from './project';
import { proofSchema } from './proof';
import { redirectSchema } from './redirect';
import { serviceSchema } from './service';
import { serviceCardSchema } from './serviceCard';
import { startingCostSchema } from './startingCost';
import { teamMemberSchema } from './teamMember';
import { testimonialSchema } from './testimonial';
import { valueSchema } from './value';
import { wayOfWorkingSchema } from './wayOfWorking';

/** Rejects unknown fields. */
const only = <T extends AnyObject>(schema: ObjectSchema<T>) => schema.noUnknown();
const list = <T extends AnyObject>(item: ObjectSchema<T>) => array().of(only(item)).min(1).required();
const text = () => string().required();

/** URLs by name. */
const addresses = lazy((value: object) =>
  object(
    Object.fromEntries(
      Object.keys(value ?? {}).map((name) => [
        name,
        string()
          .matches(/^\/media\//)
          .required(),
      ]),
    ),
  ).required(),
);

/**
 * The schema of every collection, by its module in `content/`: the name of its export, and its shape. A content release that
 * violates one is rejected.
 */
export const collections = {
  benefits: object({
    benefits: list(benefitSchema).meta({
      place: 'Careers',
      hint: 'What the company offers those who work for it.',
    }),
  }),
  brand: object({
    brand: only(brandSchema).meta({
      place: 'Every page',
      hint: 'Name, tagline, addresses and descriptions of the company.',
    }),
  }),
  culture: object({
    cultureValues: list(valueSchema).meta({
      place: 'Team',
      hint: 'What the company stands for.',
    }),
    culturePhotos: list(photoSchema).meta({
      place: 'Team',
      hint: 'Pictures of the work.',
    }),
  }),
  demoLogin: object({ demoLogin: only(demoLoginSchema) }),
  footer: object({
    footerServices: array()
      .of(text())
      .min(1)
      .required()
      .meta({ place: 'Every page', hint: 'Services at the end of each page.' }),
  }),
  homeServices: object({
    homeServices: list(serviceCardSchema).meta({
      place: 'Home',
      hint: 'Services on cards.',
    }),
  }),
  howWeWork: object({
    waysOfWorking: list(wayOfWorkingSchema).meta({
      place: 'How We Work',
      hint: 'Kinds of engagement that clients can choose.',
    }),
    /** One column each. */
    firstMonth: list(milestoneSchema).length(4).meta({
      place: 'How We Work',
      hint: 'Exactly four points of the first month of a project.',
    }),
    startingCosts: list(startingCostSchema).meta({
      place: 'How We Work',
      hint: 'First steps that clients can take, with their prices.',
    }),
    costNote: text().meta({
      place: 'How We Work',
      kind: 'longText',
      hint: 'The sentence below the starting costs.',
    }),
  }),
  /** None, when the last days of all openings are over. */
  jobs: object({ jobs: array().of(only(jobOpeningSchema)).required() }),
  offices: object({
    offices: list(officeSchema).meta({
      place: 'Home',
      hint: 'Addresses and maps, at the contact form.',
    }),
  }),
  pictures: object({ pictures: addresses }),
  projects: object({
    featuredSlug: text().meta({
      place: 'Projects',
      label: 'Featured Project',
      hint: 'The project that is shown larger than the others.',
      records: 'projects.projects',
      by: 'slug',
    }),
    projects: list(projectSchema),
  }),
  redirects: object({
    redirects: array().of(only(redirectSchema)).required().meta({
      place: 'Every page',
      hint: 'Former addresses of pages, and where they lead now.',
    }),
  }),
  services: object({ services: list(serviceSchema) }),
  team: object({ team: list(teamMemberSchema) }),
  testimonials: object({ testimonials: list(testimonialSchema) }),
  vision: object({
    hero: only(heroSchema).meta({
      place: 'Home',
      hint: 'The headline with its picture.',
    }),
    visionStatement: text().meta({
      place: 'Home',
      kind: 'longText',
      hint: 'What the company wants, in two sentences.',
    }),
    aboutValues: list(valueSchema).meta({
      place: 'Home',
      hint: 'What the company holds to, beside the vision.',
    }),
    proofs: list(proofSchema).meta({
      place: 'Home',
      hint: 'Results that clients measured, below the headline.',
    }),
  }),
};
