import { staffPath } from '@vibrant-peak/shared/contract';
import type { Brand } from '@vibrant-peak/shared/schemas/brand';
import type { Entity } from '../../entities/entity';
import { contentSchema } from '../contentSchema';
import { recordRules } from '../recordRules';

export interface SettingsTab {
  value: string;
  label: string;
  fields: readonly (keyof Brand)[];
}

/** What the site has no content for, such as switches of the footer, is left out. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    value: 'general',
    label: 'General',
    fields: ['name', 'tagline', 'email', 'phone', 'location', 'street', 'postcode'],
  },
  { value: 'social', label: 'Social Media', fields: ['social'] },
  { value: 'footer', label: 'Footer', fields: ['hours'] },
  { value: 'seo', label: 'SEO', fields: ['description', 'socialImage'] },
];

/**
 * The fields of a tab, with their rules. A save leaves the other fields of the brand as they are.
 */
export const settingsPart = (brand: Entity, { label, fields }: SettingsTab): Entity => ({
  ...brand,
  path: `${staffPath}/settings`,
  navigation: { label: 'Settings', icon: 'Settings', order: 0 },
  heading: label,
  singular: 'Settings',
  fields: brand.fields.filter(({ name }) => fields.some((field) => field === name)),
  ...recordRules(contentSchema('brand.brand').pick([...fields])),
});
