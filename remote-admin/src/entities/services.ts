import { staffPath } from '@vibrant-peak/shared/contract';
import { defineEntity } from './entity';

interface AdminService {
  id: number;
  title: string;
  description: string;
  icon: string;
  featured: boolean;
}

const samples: readonly AdminService[] = [
  {
    id: 1,
    title: 'Web Development',
    description: 'Fast, accessible web platforms that grow with the business behind them.',
    icon: 'Code',
    featured: true,
  },
  {
    id: 2,
    title: 'Mobile Apps',
    description: 'Apps for iOS and Android that work on modest phones and slow networks.',
    icon: 'Smartphone',
    featured: true,
  },
  {
    id: 3,
    title: 'UI/UX Design',
    description: 'Research, prototypes and design systems that strangers can use without help.',
    icon: 'Palette',
    featured: true,
  },
  {
    id: 4,
    title: 'DevOps',
    description: 'Dependable releases, calm operations and costs that can be explained.',
    icon: 'Server',
    featured: true,
  },
];

export const services = defineEntity<AdminService>({
  path: `${staffPath}/services`,
  navigation: { label: 'Services', icon: 'Layers', order: 30 },
  heading: 'Services',
  description: 'What the company offers.',
  singular: 'Service',
  titleField: 'title',
  collection: 'services.services',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, isColumn: true },
    { name: 'description', label: 'Description', kind: 'longText', isRequired: true, isColumn: true },
    {
      name: 'icon',
      label: 'Icon',
      kind: 'icon',
      isRequired: true,
      isColumn: true,
      hint: 'A name such as Code, Smartphone, Palette or Server. An unknown name shows a neutral icon.',
    },
    {
      name: 'featured',
      label: 'Show on homepage',
      kind: 'checkbox',
      isColumn: true,
      isFilter: true,
      initial: () => true,
    },
  ],
  samples,
});
