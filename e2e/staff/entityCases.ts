import type { Entry } from './desk';

/** One managed list as staff meet it. */
export interface EntityCase {
  link: string;
  path: string;
  heading: string;
  singular: string;
  /** Names of the samples in the order of the list. */
  samples: readonly string[];
  /** A new record; its name is the first text. */
  entry: Entry;
  /** Link of the header to the public page with records of this kind; those without one stand on the home page. */
  publicLink?: string;
  /** Heading above those records. */
  publicHeading: string;
}

export const entityCases: readonly EntityCase[] = [
  {
    link: 'Team',
    path: '/admin/team',
    heading: 'Team Members',
    singular: 'Team Member',
    samples: [
      'Ayesha Siddiqui',
      'Bilal Khan',
      'Hina Malik',
      'Usman Tariq',
      'Zara Qureshi',
      'Daniyal Baig',
      'Mei Lin Tan',
      'Kwame Mensah',
    ],
    entry: {
      Name: 'Nadia Rehman',
      Role: 'Data Engineer',
      Bio: 'Makes slow reports fast.',
      'Image URL': '',
      'LinkedIn URL': 'https://www.linkedin.com/in/nadia-rehman',
      'Twitter URL': 'https://x.com/nadia_r',
    },
    publicLink: 'Team',
    publicHeading: 'Meet Our Team',
  },
  {
    link: 'Projects',
    path: '/admin/projects',
    heading: 'Projects',
    singular: 'Project',
    samples: ['Bazaar Insight', 'Swift Cart', 'Harbor Design System', 'Greenline', 'Open Clinic'],
    entry: {
      Title: 'Night Train',
      Description: 'Tickets for sleeper trains.',
      Category: 'Web Development',
      'Image URL': '',
      Featured: true,
    },
    publicLink: 'Projects',
    publicHeading: 'Our Projects',
  },
  {
    link: 'Services',
    path: '/admin/services',
    heading: 'Services',
    singular: 'Service',
    samples: ['Web Development', 'Mobile Apps', 'UI/UX Design', 'DevOps'],
    entry: {
      Title: 'Search Tuning',
      Description: 'Results that people look for.',
      Icon: 'Database',
      'Show on homepage': false,
    },
    publicLink: 'Services',
    publicHeading: 'Our Services',
  },
  {
    link: 'Testimonials',
    path: '/admin/testimonials',
    heading: 'Testimonials',
    singular: 'Testimonial',
    samples: ['Farah Jamil', 'Sofia Lindqvist', 'Imran Yousafzai', 'Dr. Samina Raza'],
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
    link: 'Jobs',
    path: '/admin/jobs',
    heading: 'Jobs',
    singular: 'Job',
    samples: ['Senior React Engineer', 'React Native Developer', 'Product Designer', 'DevOps Engineer'],
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
    publicHeading: 'Join Our Team',
  },
];

export const caseOf = (heading: string) => entityCases.find((entity) => entity.heading === heading)!;
