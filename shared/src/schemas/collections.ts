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
  benefits: object({ benefits: list(benefitSchema) }),
  brand: object({ brand: only(brandSchema) }),
  culture: object({ cultureValues: list(valueSchema), culturePhotos: list(photoSchema) }),
  demoLogin: object({ demoLogin: only(demoLoginSchema) }),
  footer: object({ footerServices: array().of(text()).min(1).required() }),
  homeServices: object({ homeServices: list(serviceCardSchema) }),
  howWeWork: object({
    waysOfWorking: list(wayOfWorkingSchema),
    /** One column each. */
    firstMonth: list(milestoneSchema).length(4),
    startingCosts: list(startingCostSchema),
    costNote: text(),
  }),
  jobs: object({ jobs: list(jobOpeningSchema) }),
  offices: object({ offices: list(officeSchema) }),
  pictures: object({ pictures: addresses }),
  projects: object({ featuredSlug: text(), projects: list(projectSchema) }),
  redirects: object({ redirects: array().of(only(redirectSchema)).required() }),
  services: object({ services: list(serviceSchema) }),
  team: object({ team: list(teamMemberSchema) }),
  testimonials: object({ testimonials: list(testimonialSchema) }),
  vision: object({
    hero: only(heroSchema),
    visionStatement: text(),
    aboutValues: list(valueSchema),
    proofs: list(proofSchema),
  }),
};
