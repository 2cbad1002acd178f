import { headingOf } from '../headingOf';
import { entities } from '../../remote-admin/src/entities/index';
import type { Entry } from './desk';

/** A record for the tests to add, and the public page of the samples. */
interface Addition {
  heading: string;
  /** A new record; its name is the first text. */
  entry: Entry;
  /**
   * Header link of the public page that shows these records; without one they are on the home page.
   */
  publicLink?: string;
  /** Heading above those records. */
  publicHeading: string;
}

const additions: readonly Addition[] = [
  {
    heading: 'Team Members',
    entry: {
      Name: 'Nadia Rehman',
      Role: 'Data Engineer',
      Bio: 'Makes slow reports fast.',
      'Image URL': '',
      'LinkedIn URL': 'https://www.linkedin.com/in/nadia-rehman',
      'Twitter URL': 'https://x.com/nadia_r',
    },
    publicLink: 'Team',
    publicHeading: headingOf('/team'),
  },
  {
    heading: 'Projects',
    entry: {
      Title: 'Night Train',
      Description: 'Tickets for sleeper trains.',
      Category: 'Web Development',
      'Image URL': '',
      Featured: true,
    },
    publicLink: 'Projects',
    publicHeading: headingOf('/projects'),
  },
  {
    heading: 'Services',
    entry: {
      Title: 'Search Tuning',
      Description: 'Results that people look for.',
      Icon: 'Database',
      'Show on homepage': false,
    },
    publicLink: 'Services',
    publicHeading: headingOf('/services'),
  },
  {
    heading: 'Testimonials',
    entry: {
      Name: 'Omar Haq',
      Position: 'Owner, Corner Bakery',
      Content: 'Our queue is shorter than our receipts.',
      'Avatar URL': '',
      'Rating (1-5)': '3',
    },
    publicHeading: "In our clients' words",
  },
  {
    heading: 'Jobs',
    entry: {
      Title: 'Technical Writer',
      Location: 'Karachi',
      Type: 'Part-time',
      Description: 'Explains what we build.',
      Requirements: 'Clear English\nClear Urdu',
      Active: false,
      'Posted Date': '2026-11-02',
    },
    publicLink: 'Careers',
    publicHeading: headingOf('/careers'),
  },
];

/** A managed list as the tests use it. */
export interface EntityCase extends Addition {
  link: string;
  path: string;
  singular: string;
  /** Names of the samples in list order, as in `EntityPage.test.tsx`. */
  samples: readonly string[];
}

export const entityCases: readonly EntityCase[] = additions.map((addition) => {
  const { path, navigation, singular, titleField, samples } = entities.find(
    ({ heading }) => heading === addition.heading,
  )!;
  return {
    ...addition,
    path,
    link: navigation.label,
    singular,
    samples: samples.map((sample) => String(sample[titleField])),
  };
});

export const caseOf = (heading: string) => entityCases.find((entity) => entity.heading === heading)!;
