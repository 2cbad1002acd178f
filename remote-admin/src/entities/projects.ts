import { staffPath } from '@vibrant-peak/shared/contract';
import { pictures } from '@vibrant-peak/shared/content/pictures';
import { defineEntity } from './entity';

interface AdminProject {
  id: number;
  title: string;
  description: string;
  category: string;
  imageUrl: string;
  featured: boolean;
}

const samples: readonly AdminProject[] = [
  {
    id: 1,
    title: 'Bazaar Insight',
    description: 'Live sales and stock dashboard for a home textiles retailer with 38 stores.',
    category: 'Web Development',
    imageUrl: pictures.bazaarInsight,
    featured: true,
  },
  {
    id: 2,
    title: 'Swift Cart',
    description: 'Grocery delivery app with live rider tracking that tolerates patchy coverage.',
    category: 'Mobile Development',
    imageUrl: pictures.swiftCart,
    featured: true,
  },
  {
    id: 3,
    title: 'Harbor Design System',
    description: 'One bilingual design system for the six products of a finance company.',
    category: 'UI/UX Design',
    imageUrl: pictures.harborDesignSystem,
    featured: false,
  },
  {
    id: 4,
    title: 'Greenline',
    description: 'Solar-powered sensors and a farm dashboard for greenhouse growers.',
    category: 'IoT Development',
    imageUrl: pictures.greenline,
    featured: true,
  },
  {
    id: 5,
    title: 'Open Clinic',
    description: 'Online booking and a shared calendar for nine family clinics.',
    category: 'Web Development',
    imageUrl: pictures.openClinic,
    featured: false,
  },
];

export const projects = defineEntity<AdminProject>({
  path: `${staffPath}/projects`,
  navigation: { label: 'Projects', icon: 'FolderKanban', order: 20 },
  heading: 'Projects',
  description: 'Work for clients.',
  singular: 'Project',
  titleField: 'title',
  collection: 'projects.projects',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, isColumn: true },
    { name: 'description', label: 'Description', kind: 'longText', isRequired: true, isColumn: true },
    { name: 'category', label: 'Category', kind: 'text', isRequired: true, isColumn: true, isFilter: true },
    { name: 'imageUrl', label: 'Image URL', kind: 'image', hint: 'Optional' },
    { name: 'featured', label: 'Featured', kind: 'checkbox', isColumn: true, isFilter: true },
  ],
  samples,
});
