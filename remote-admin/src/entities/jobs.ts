import { defineEntity } from '../crud/entity';
import { today } from '../crud/today';
import { jobSamples, type AdminJob } from '../samples/jobs';

export const jobs = defineEntity<AdminJob>({
  path: '/admin/jobs',
  navigation: { label: 'Jobs', icon: 'Briefcase', order: 50 },
  heading: 'Jobs',
  description: 'Openings on the careers page.',
  singular: 'Job',
  titleField: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, isColumn: true },
    { name: 'location', label: 'Location', kind: 'text', isRequired: true, isColumn: true },
    { name: 'type', label: 'Type', kind: 'text', isRequired: true, isColumn: true },
    { name: 'description', label: 'Description', kind: 'longText', isRequired: true },
    {
      name: 'requirements',
      label: 'Requirements',
      kind: 'longText',
      isRequired: true,
      hint: 'One requirement per line.',
    },
    { name: 'isActive', label: 'Active', kind: 'checkbox', isColumn: true, initial: () => true },
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
  samples: jobSamples,
});
