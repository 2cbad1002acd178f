import { defineEntity } from '../crud/entity';
import { serviceSamples, type AdminService } from '../samples/services';

export const services = defineEntity<AdminService>({
  path: '/admin/services',
  navigation: { label: 'Services', icon: 'Layers', order: 30 },
  heading: 'Services',
  description: 'What the company offers.',
  singular: 'Service',
  titleField: 'title',
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
      initial: () => true,
    },
  ],
  samples: serviceSamples,
});
