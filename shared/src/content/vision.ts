import type { Hero } from '../schemas/hero';
import type { Introduction } from '../schemas/introduction';
import type { Proof } from '../schemas/proof';
import type { Value } from '../schemas/value';
import { pictures } from './pictures';

export const hero: Hero = {
  headline: 'Peak Innovation,',
  accent: 'Vibrant Solutions',
  image: pictures.hero,
};

export const visionStatement =
  'We want good software to be an ordinary thing: quick to open, easy to understand and dependable on the busiest day of the year. ' +
  'Every team that works with us should finish the project knowing more about its own product than when it began.';

export const aboutValues: Value[] = [
  {
    title: 'Innovation',
    description: 'We try new tools on our own time. Only what proves itself reaches your project.',
    icon: 'Lightbulb',
  },
  {
    title: 'Excellence',
    description:
      'Work is done when it is tested, measured and documented, not when it runs once. We would rather cut a feature than ship it half finished.',
    icon: 'Gem',
  },
  {
    title: 'Collaboration',
    description:
      'Designers, engineers and clients share one board and one weekly demo. You talk to the people who write your code.',
    icon: 'Handshake',
  },
  {
    title: 'Integrity',
    description:
      'Estimates are honest, problems are reported the day we find them, and the code and the accounts belong to you from the start.',
    icon: 'Scale',
  },
];

export const portfolioIntroduction: Introduction = {
  title: 'Work that changed a working day',
  lead: 'Problems that shops, farms, clinics and a lender trusted us with.',
};

/** Results that clients measured, as stated in their projects. */
export const proofs: Proof[] = [
  {
    figure: '31%',
    text: 'fewer stock-outs',
    before: 100,
    after: 69,
    clientName: 'Meherban Home Textiles',
    slug: 'bazaar-insight',
  },
  {
    figure: '34 min',
    text: 'average delivery, down from 58',
    before: 58,
    after: 34,
    clientName: 'Taaza Grocers',
    slug: 'swift-cart',
  },
  {
    figure: '78%',
    text: 'of loan applications completed, up from 54',
    before: 54,
    after: 78,
    clientName: 'Indus Harbor Finance',
    slug: 'harbor-design-system',
  },
  {
    figure: '22 min',
    text: 'median wait, down from 95',
    before: 95,
    after: 22,
    clientName: 'Sehat Family Clinics',
    slug: 'open-clinic',
  },
];
