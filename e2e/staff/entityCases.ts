import type { Entry } from './desk';

/** One managed list as staff meet it. */
export interface EntityCase {
  link: string;
  path: string;
  heading: string;
  singular: string;
  /** Names of the samples in the order of the list. */
  samples: readonly string[];
  /** Texts in the row of the first sample. */
  firstRow: readonly string[];
  /** The form of the first sample. */
  firstEntry: Entry;
  /** The form of a new record. */
  defaults: Entry;
  /** Required fields with the message of an empty one. */
  required: Readonly<Record<string, string>>;
  /** A new record; its name is the first text. */
  entry: Entry;
  /** Texts in the row of the new record. */
  entryRow: readonly string[];
  /** Links that lead from the home page to the public page with records of this kind. */
  publicWay: readonly string[];
  /** Heading above those records. */
  publicHeading: string;
}

const needed = 'This field is required';

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
    firstRow: [
      'Founder and Chief Executive',
      'Started the company after eight years as an engineer and still reads every project review.',
      'linkedin.com/in/ayesha-siddiqui-vibrantpeak',
      'x.com/ayesha_siddiqui_vp',
    ],
    firstEntry: {
      Name: 'Ayesha Siddiqui',
      Role: 'Founder and Chief Executive',
      'LinkedIn URL': 'https://www.linkedin.com/in/ayesha-siddiqui-vibrantpeak',
      'Twitter URL': 'https://x.com/ayesha_siddiqui_vp',
    },
    defaults: { Name: '', Role: '', Bio: '', 'Image URL': '', 'LinkedIn URL': '', 'Twitter URL': '' },
    required: { Name: needed, Role: needed, Bio: needed },
    entry: {
      Name: 'Nadia Rehman',
      Role: 'Data Engineer',
      Bio: 'Makes slow reports fast.',
      'Image URL': '',
      'LinkedIn URL': 'https://www.linkedin.com/in/nadia-rehman',
      'Twitter URL': 'https://x.com/nadia_r',
    },
    entryRow: ['Data Engineer', 'Makes slow reports fast.', 'linkedin.com/in/nadia-rehman', 'x.com/nadia_r'],
    publicWay: ['View All Projects', 'Team'],
    publicHeading: 'Meet Our Team',
  },
  {
    link: 'Projects',
    path: '/admin/projects',
    heading: 'Projects',
    singular: 'Project',
    samples: ['Bazaar Insight', 'Swift Cart', 'Harbor Design System', 'Greenline', 'Open Clinic'],
    firstRow: [
      'Live sales and stock dashboard for a home textiles retailer with 38 stores.',
      'Web Development',
      'Yes',
    ],
    firstEntry: { Title: 'Bazaar Insight', Category: 'Web Development', Featured: true },
    defaults: { Title: '', Description: '', Category: '', 'Image URL': '', Featured: false },
    required: { Title: needed, Description: needed, Category: needed },
    entry: {
      Title: 'Night Train',
      Description: 'Tickets for sleeper trains.',
      Category: 'Web Development',
      'Image URL': '',
      Featured: true,
    },
    entryRow: ['Tickets for sleeper trains.', 'Web Development', 'Yes'],
    publicWay: ['View All Projects'],
    publicHeading: 'Our Projects',
  },
  {
    link: 'Services',
    path: '/admin/services',
    heading: 'Services',
    singular: 'Service',
    samples: ['Web Development', 'Mobile Apps', 'UI/UX Design', 'DevOps'],
    firstRow: ['Fast, accessible web platforms that grow with the business behind them.', 'Code', 'Yes'],
    firstEntry: { Title: 'Web Development', Icon: 'Code', 'Show on homepage': true },
    defaults: { Title: '', Description: '', Icon: '', 'Show on homepage': true },
    required: { Title: needed, Description: needed, Icon: needed },
    entry: {
      Title: 'Search Tuning',
      Description: 'Results that people look for.',
      Icon: 'Database',
      'Show on homepage': false,
    },
    entryRow: ['Results that people look for.', 'Database', 'No'],
    publicWay: ['View All Services'],
    publicHeading: 'Our Services',
  },
  {
    link: 'Testimonials',
    path: '/admin/testimonials',
    heading: 'Testimonials',
    singular: 'Testimonial',
    samples: ['Farah Jamil', 'Sofia Lindqvist', 'Imran Yousafzai', 'Dr. Samina Raza'],
    firstRow: [
      'Operations Director, Meherban Home Textiles',
      'For the first time all our stores argue about the same numbers.',
      '★★★★★ 5',
    ],
    firstEntry: {
      Name: 'Farah Jamil',
      Position: 'Operations Director, Meherban Home Textiles',
      'Rating (1-5)': '5',
    },
    defaults: { Name: '', Position: '', Content: '', 'Avatar URL': '', 'Rating (1-5)': '5' },
    required: { Name: needed, Position: needed, Content: needed, 'Rating (1-5)': 'Must be a number' },
    entry: {
      Name: 'Omar Haq',
      Position: 'Owner, Corner Bakery',
      Content: 'Our queue is shorter than our receipts.',
      'Avatar URL': '',
      'Rating (1-5)': '3',
    },
    entryRow: ['Owner, Corner Bakery', 'Our queue is shorter than our receipts.', '★★★☆☆ 3'],
    publicWay: [],
    publicHeading: "In our clients' words",
  },
  {
    link: 'Jobs',
    path: '/admin/jobs',
    heading: 'Jobs',
    singular: 'Job',
    samples: ['Senior React Engineer', 'React Native Developer', 'Product Designer', 'DevOps Engineer'],
    firstRow: ['Lahore or remote in Pakistan', 'Full-time', 'Yes', '2026-10-05'],
    firstEntry: {
      Title: 'Senior React Engineer',
      Location: 'Lahore or remote in Pakistan',
      Type: 'Full-time',
      Requirements:
        'Five or more years of frontend work\nSound knowledge of HTML, CSS and accessibility\nClear English',
      Active: true,
      'Posted Date': '2026-10-05',
    },
    defaults: { Title: '', Location: '', Type: '', Description: '', Requirements: '', Active: true },
    required: {
      Title: needed,
      Location: needed,
      Type: needed,
      Description: needed,
      Requirements: needed,
      'Posted Date': needed,
    },
    entry: {
      Title: 'Technical Writer',
      Location: 'Karachi',
      Type: 'Part-time',
      Description: 'Explains what we build.',
      Requirements: 'Clear English\nClear Urdu',
      Active: false,
      'Posted Date': '2026-11-02',
    },
    entryRow: ['Karachi', 'Part-time', 'No', '2026-11-02'],
    publicWay: ['View All Projects', 'Careers'],
    publicHeading: 'Join Our Team',
  },
];
