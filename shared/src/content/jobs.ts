import type { JobOpening } from '../schemas/jobOpening';

export const jobs: JobOpening[] = [
  {
    id: 'senior-react-engineer',
    title: 'Senior React Engineer',
    department: 'Engineering',
    location: 'Lahore or remote in Pakistan',
    type: 'Full-time',
    salary: { currency: 'PKR', from: 420_000, to: 600_000, per: 'month' },
    description:
      'You will lead the frontend of one or two client products, from the first sketch to the measurements after launch, together with a designer and a small team.',
    responsibilities: [
      'Design and build accessible interfaces in React and TypeScript',
      'Set budgets for performance and keep pages within them',
      'Review code and mentor two or three mid-level engineers',
      'Present progress to the client in the weekly demo',
    ],
    requirements: [
      'Five or more years of frontend work, at least three with React',
      'Sound knowledge of HTML, CSS, browsers and accessibility',
      'Experience with automated tests for components and whole journeys',
      'Clear written and spoken English',
    ],
    postedDate: '2026-10-05',
    validThrough: '2027-05-31',
  },
  {
    id: 'react-native-developer',
    title: 'React Native Developer',
    department: 'Mobile',
    location: 'Karachi',
    type: 'Full-time',
    salary: { currency: 'PKR', from: 260_000, to: 400_000, per: 'month' },
    description:
      'You will build apps for iOS and Android that thousands of people use every day, many of them on modest phones and slow connections.',
    responsibilities: [
      'Build and maintain features in React Native and TypeScript',
      'Make apps dependable offline and gentle on battery and data',
      'Prepare store releases and follow crash reports after each one',
      'Work with designers on motion, touch and platform conventions',
    ],
    requirements: [
      'Three or more years of mobile development, two with React Native',
      'At least one app of yours live in a store',
      'Working knowledge of Swift or Kotlin for native modules',
      'Patience for profiling and curiosity about the cause of a crash',
    ],
    postedDate: '2026-10-19',
    validThrough: '2027-06-14',
  },
  {
    id: 'product-designer',
    title: 'Product Designer',
    department: 'Design',
    location: 'Islamabad',
    type: 'Full-time',
    salary: { currency: 'PKR', from: 280_000, to: 430_000, per: 'month' },
    description:
      'You will take products from interviews to tested prototypes to finished interfaces, and look after a design system that engineers enjoy using.',
    responsibilities: [
      'Plan and run interviews and usability tests with real users',
      'Turn findings into flows, prototypes and finished screens',
      'Extend the design system and document its components',
      'Sit with engineers while your design is being built',
    ],
    requirements: [
      'A portfolio with three or more shipped products',
      'Strong typography, layout and interaction skills in Figma',
      'Knowledge of accessibility and of designing for Urdu and English',
      'The ability to explain a decision to people who are not designers',
    ],
    postedDate: '2026-10-26',
    validThrough: '2027-06-30',
  },
  {
    id: 'cloud-devops-engineer',
    title: 'Cloud and DevOps Engineer',
    department: 'Infrastructure',
    location: 'Remote',
    type: 'Contract',
    salary: { currency: 'PKR', from: 3200, to: 4600, per: 'hour' },
    description:
      'You will help four client teams release several times a day without fear, on infrastructure that is described in code and watched with care.',
    responsibilities: [
      'Build delivery pipelines and environments that teams can use on their own',
      'Describe infrastructure in Terraform and keep its costs visible',
      'Set up monitoring, alerts and runbooks, and improve them after incidents',
      'Support security reviews and recovery drills',
    ],
    requirements: [
      'Four or more years of operations or platform work on AWS or Azure',
      'Good command of Linux, containers, Kubernetes and networking',
      'Scripting in Python, Go or TypeScript',
      'Availability of at least 30 hours a week for twelve months',
    ],
    postedDate: '2026-11-02',
    validThrough: '2027-06-30',
  },
];
