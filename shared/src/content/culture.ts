import type { Introduction } from '../schemas/introduction';
import type { Photo } from '../schemas/photo';
import type { Value } from '../schemas/value';
import { pictures } from './pictures';

export const teamIntroduction: Introduction = {
  title: 'Meet Our Team',
  lead: 'The people who will answer your mail, sketch your screens and write your code. No account managers in between.',
};

export const cultureIntroduction: Introduction = {
  title: 'Our Culture',
  lead: 'Three offices, one way of working. These five things hold it together.',
};

export const cultureValues: Value[] = [
  {
    title: 'Excellence',
    description:
      'We review every change, measure what we ship and keep polishing the small things that most people feel and few can name.',
    icon: 'Gem',
  },
  {
    title: 'Transparency',
    description:
      'Budgets, salary bands, project health and mistakes are open to the whole company, because people decide better when they can see.',
    icon: 'Eye',
  },
  {
    title: 'Innovation',
    description:
      'Twice a year the calendar is cleared for a build week. Some of our best client features began there as odd experiments.',
    icon: 'Lightbulb',
  },
  {
    title: 'Collaboration',
    description:
      'Pairing is normal, questions are welcome in any channel, and no one carries a release alone, whatever their title.',
    icon: 'Users',
  },
  {
    title: 'Growth',
    description:
      'Everyone has a mentor, a learning plan and real responsibility early. Several of our leads joined us as interns.',
    icon: 'Sprout',
  },
];

export const culturePhotos: Photo[] = [
  { src: pictures.whiteboard, alt: 'Three colleagues sketching a product flow at a whiteboard' },
  { src: pictures.pairing, alt: 'Two engineers pair programming at a desk by a large window' },
  { src: pictures.hike, alt: 'The team on a ridge at sunrise during the yearly mountain hike' },
  { src: pictures.techTalk, alt: 'A speaker presenting to a full room at a community tech talk' },
];
