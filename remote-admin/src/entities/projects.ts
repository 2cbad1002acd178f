import { defineEntity } from '../crud/entity';
import { projectSamples, type AdminProject } from '../samples/projects';

export const projects = defineEntity<AdminProject>({
  path: '/admin/projects',
  navigation: { label: 'Projects', icon: 'FolderKanban', order: 20 },
  heading: 'Projects',
  description: 'Work that the portfolio shows.',
  singular: 'Project',
  titleField: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, isColumn: true },
    { name: 'description', label: 'Description', kind: 'longText', isRequired: true, isColumn: true },
    { name: 'category', label: 'Category', kind: 'text', isRequired: true, isColumn: true },
    { name: 'imageUrl', label: 'Image URL', kind: 'image', hint: 'Optional' },
    { name: 'featured', label: 'Featured', kind: 'checkbox', isColumn: true },
  ],
  samples: projectSamples,
});
