import { object } from 'yup';
import { heroSchema } from './hero';
import { noticeSchema } from './notice';
import { officeSchema } from './office';
import { proofSchema } from './proof';
import { serviceCardSchema } from './serviceCard';
import { valueSchema } from './value';
import { introductionOf, list, only, text } from './contentShapes';

/** The contact form. */
export const contact = object({
  contactIntroduction: introductionOf(
    'Home',
    'Above the contact form, with the promise of an answer. The invitation repeats it.',
  ),
  contactNotice: only(noticeSchema).meta({
    place: 'Home',
    hint: 'The answer of the contact form.',
  }),
});

/** The services, on cards. */
export const homeServices = object({
  homeServicesIntroduction: introductionOf('Home', 'Above the services.'),
  homeServices: list(serviceCardSchema).meta({
    place: 'Home',
    hint: 'The services, each on a card.',
  }),
});

/** The offices at the contact form. */
export const offices = object({
  offices: list(officeSchema).meta({
    place: 'Home',
    hint: 'Addresses and maps, at the contact form.',
  }),
});

/** The headline, the vision and the projects. */
export const vision = object({
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
});
