import { array, lazy, object, string } from 'yup';
import { benefitSchema } from './benefit';
import { brandSchema } from './brand';
import { comingSoonSchema } from './comingSoon';
import { demoLoginSchema } from './demoLogin';
import { invitationSchema } from './invitation';
import { jobOpeningSchema } from './jobOpening';
import { milestoneSchema } from './milestone';
import { photoSchema } from './photo';
import { privacySectionSchema } from './privacySection';
import { projectSchema } from './project';
import { redirectSchema } from './redirect';
import { serviceSchema } from './service';
import { startingCostSchema } from './startingCost';
import { teamMemberSchema } from './teamMember';
import { testimonialSchema } from './testimonial';
import { valueSchema } from './value';
import { wayOfWorkingSchema } from './wayOfWorking';
import { introductionOf, list, only, text } from './contentShapes';
import * as home from './homeContent';

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
  contact: home.contact,
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
  homeServices: home.homeServices,
  howWeWork: object({
    howWeWorkIntroduction: introductionOf('How We Work'),
    waysOfWorking: list(wayOfWorkingSchema).meta({
      place: 'How We Work',
      hint: 'Kinds of engagement that clients can choose.',
    }),
    /** One column each. */
    firstMonth: list(milestoneSchema).length(4).meta({
      place: 'How We Work',
      hint: 'The first month of a project, in four points.',
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
  offices: home.offices,
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
  vision: home.vision,
};
