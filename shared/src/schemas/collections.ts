import { array, lazy, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { benefitSchema } from './benefit';
import { brandSchema } from './brand';
import { comingSoonSchema } from './comingSoon';
import { demoLoginSchema } from './demoLogin';
import { heroSchema } from './hero';
import { introductionSchema } from './introduction';
import { invitationSchema } from './invitation';
import { jobOpeningSchema } from './jobOpening';
import { milestoneSchema } from './milestone';
import { noticeSchema } from './notice';
import { officeSchema } from './office';
import { photoSchema } from './photo';
import { privacySectionSchema } from './privacySection';
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
const introductionOf = (place: string, hint = 'The head of the page.') =>
  only(introductionSchema).meta({ place, hint });

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
 * The schema and shape of every collection, by module in `content/` and export. A content release
 * must satisfy them.
 */
export const collections = {
  benefits: object({
    careersIntroduction: introductionOf('Careers'),
    benefits: list(benefitSchema).meta({
      place: 'Careers',
      hint: 'What the company offers those who work for it.',
    }),
    careersInvitation: only(invitationSchema).meta({
      place: 'Careers',
      hint: 'The end of the page, for those who find no opening.',
    }),
  }),
  brand: object({
    brand: only(brandSchema).meta({
      place: 'Every page',
      hint: 'Name, tagline, addresses and descriptions of the company.',
    }),
  }),
  comingSoon: object({
    comingSoon: only(comingSoonSchema).meta({
      place: 'Coming Soon',
      hint: 'The page at /blog, /resources, /events and /coming-soon.',
    }),
  }),
  contact: object({
    contactIntroduction: introductionOf(
      'Home',
      'Above the contact form, with the promise of an answer. The invitation repeats it.',
    ),
    contactNotice: only(noticeSchema).meta({
      place: 'Home',
      hint: 'The answer of the contact form.',
    }),
  }),
  culture: object({
    teamIntroduction: introductionOf('Team'),
    cultureIntroduction: introductionOf('Team', 'Above the pictures of the work.'),
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
    homeServicesIntroduction: introductionOf('Home', 'Above the services.'),
    homeServices: list(serviceCardSchema).meta({
      place: 'Home',
      hint: 'Services on cards.',
    }),
  }),
  howWeWork: object({
    howWeWorkIntroduction: introductionOf('How We Work'),
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
  invitation: object({
    invitation: only(invitationSchema).meta({
      place: 'Every page',
      hint: 'The end of most pages, with the promise of an answer. The head of the contact form repeats it.',
    }),
  }),
  /** None, when the last days of all openings are over. */
  jobs: object({ jobs: array().of(only(jobOpeningSchema)).required().meta({ hides: true }) }),
  offices: object({
    offices: list(officeSchema).meta({
      place: 'Home',
      hint: 'Addresses and maps, at the contact form.',
    }),
  }),
  pictures: object({ pictures: addresses }),
  privacy: object({
    privacyIntroduction: introductionOf('Privacy'),
    privacySections: list(privacySectionSchema).meta({
      place: 'Privacy',
      hint: 'What the site stores, loads and sends.',
    }),
  }),
  projects: object({
    projectsIntroduction: introductionOf('Projects'),
    featuredSlug: text().meta({
      place: 'Projects',
      label: 'Featured Project',
      hint: 'The project that is shown larger than the others.',
      records: 'projects.projects',
      by: 'slug',
    }),
    projects: list(projectSchema).meta({ hides: true }),
  }),
  redirects: object({
    redirects: array().of(only(redirectSchema)).required().meta({
      place: 'Every page',
      hint: 'Former addresses of pages, and where they lead now.',
    }),
  }),
  services: object({
    servicesIntroduction: introductionOf('Services'),
    services: list(serviceSchema),
  }),
  team: object({ team: list(teamMemberSchema).meta({ hides: true }) }),
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
    portfolioIntroduction: introductionOf('Home', 'Above the projects.'),
    proofs: list(proofSchema).meta({
      place: 'Home',
      hint: 'Results that clients measured, below the headline.',
    }),
  }),
};
