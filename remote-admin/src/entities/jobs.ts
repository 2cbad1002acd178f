import { staffPath } from '@vibrant-peak/shared/contract';
import { today } from '@vibrant-peak/shared/today';
import { defineEntity } from './entity';

interface AdminJob {
  id: number;
  title: string;
  location: string;
  type: string;
  description: string;
  /** One requirement per line. */
  requirements: string;
  isActive: boolean;
  postedDate: string;
}

const samples: readonly AdminJob[] = [
  {
    id: 1,
    title: 'Senior React Engineer',
    location: 'Lahore or remote in Pakistan',
    type: 'Full-time',
    description: 'Lead the frontend of one or two client products, from first sketch to launch.',
    requirements:
      'Five or more years of frontend work\nSound knowledge of HTML, CSS and accessibility\nClear English',
    isActive: true,
    postedDate: '2026-10-05',
  },
  {
    id: 2,
    title: 'React Native Developer',
    location: 'Karachi',
    type: 'Full-time',
    description: 'Build apps that thousands of people use every day on modest phones.',
    requirements: 'Two published apps\nExperience with offline data\nCare for battery and bandwidth',
    isActive: true,
    postedDate: '2026-10-12',
  },
  {
    id: 3,
    title: 'Product Designer',
    location: 'Islamabad',
    type: 'Contract',
    description: 'Research, prototype and test interfaces in English and Urdu.',
    requirements: 'A portfolio with shipped products\nPractice in moderated tests',
    isActive: true,
    postedDate: '2026-10-19',
  },
  {
    id: 4,
    title: 'DevOps Engineer',
    location: 'Lahore',
    type: 'Full-time',
    description: 'Keep releases boring, dashboards honest and costs explained.',
    requirements: 'Linux and containers\nOne large cloud provider\nOn-call experience',
    isActive: false,
    postedDate: '2026-09-28',
  },
];

export const jobs = defineEntity<AdminJob>({
  path: `${staffPath}/jobs`,
  navigation: { label: 'Jobs', icon: 'Briefcase', order: 50 },
  heading: 'Jobs',
  description: 'Openings, and whether they are active.',
  singular: 'Job',
  titleField: 'title',
  collection: 'jobs.jobs',
  takesApplications: true,
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, isColumn: true },
    { name: 'location', label: 'Location', kind: 'text', isRequired: true, isColumn: true },
    { name: 'type', label: 'Type', kind: 'text', isRequired: true, isColumn: true, isFilter: true },
    { name: 'description', label: 'Description', kind: 'longText', isRequired: true },
    {
      name: 'requirements',
      label: 'Requirements',
      kind: 'longText',
      isRequired: true,
      hint: 'One requirement per line.',
    },
    {
      name: 'isActive',
      label: 'Active',
      kind: 'checkbox',
      isColumn: true,
      isFilter: true,
      initial: () => true,
    },
    {
      name: 'postedDate',
      label: 'Posted Date',
      kind: 'date',
      isRequired: true,
      isColumn: true,
      hint: 'YYYY-MM-DD',
      initial: () => today(),
    },
  ],
  samples,
});
