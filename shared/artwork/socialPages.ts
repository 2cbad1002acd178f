import { brand } from '../src/content/brand';
import { jobs } from '../src/content/jobs';
import { projects } from '../src/content/projects';
import { services } from '../src/content/services';

/** Titles of the pages with a picture for link previews, by path. */
export const socialPages: Record<string, string> = {
  '/': brand.tagline,
  '/services': 'Our Services',
  '/projects': 'Our Projects',
  '/team': 'Meet Our Team',
  '/careers': 'Join Our Team',
  '/privacy': 'Privacy',
  ...Object.fromEntries(services.map(({ id, title }) => [`/services/${id}`, title])),
  ...Object.fromEntries(projects.map(({ slug, title }) => [`/projects/${slug}`, title])),
  ...Object.fromEntries(jobs.map(({ id, title }) => [`/careers/${id}`, title])),
};
