import { careersIntroduction } from '../src/content/benefits';
import { brand } from '../src/content/brand';
import { teamIntroduction } from '../src/content/culture';
import { howWeWorkIntroduction } from '../src/content/howWeWork';
import { jobs } from '../src/content/jobs';
import { pictures } from '../src/content/pictures';
import { privacyIntroduction } from '../src/content/privacy';
import { projects, projectsIntroduction } from '../src/content/projects';
import { services, servicesIntroduction } from '../src/content/services';

/** Words and picture of a page's card for link previews. */
export interface SocialCard {
  title: string;
  /** A second, smaller text. */
  line?: string;
  /** Name of the screen beside the text; the peak is behind cards without one. */
  screen?: string;
}

const screenOf = (address: string) =>
  Object.entries(pictures).find(([, candidate]) => candidate === address)?.[0];

/** Pages with a card of their own, by path. */
export const socialPages: Record<string, SocialCard> = {
  '/': { title: brand.tagline },
  '/services': { title: servicesIntroduction.title },
  '/projects': { title: projectsIntroduction.title },
  '/team': { title: teamIntroduction.title },
  '/careers': { title: careersIntroduction.title },
  '/how-we-work': { title: howWeWorkIntroduction.title },
  '/privacy': { title: privacyIntroduction.title },
  ...Object.fromEntries(services.map(({ id, title }) => [`/services/${id}`, { title }])),
  ...Object.fromEntries(
    projects.map(({ slug, title, outcome, image }) => [
      `/projects/${slug}`,
      { title, line: outcome, screen: screenOf(image) },
    ]),
  ),
  ...Object.fromEntries(
    jobs.map(({ id, title, type, location }) => [`/careers/${id}`, { title, line: `${type}, ${location}` }]),
  ),
};
