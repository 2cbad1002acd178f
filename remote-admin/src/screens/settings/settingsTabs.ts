import type { Field } from '../../entities/entity';
import type { SettingsGroup } from './settingsStore';

interface SettingsTab {
  group: SettingsGroup;
  label: string;
  /** Text of the toast after a save. */
  savedText: string;
  fields: readonly Field[];
}

export const settingsTabs: readonly SettingsTab[] = [
  {
    group: 'general',
    label: 'General',
    savedText: 'General settings have been saved successfully.',
    fields: [
      { name: 'siteName', label: 'Site Name', kind: 'text' },
      { name: 'tagline', label: 'Tagline', kind: 'text' },
      { name: 'contactEmail', label: 'Contact Email', kind: 'email' },
      { name: 'phoneNumber', label: 'Phone Number', kind: 'text' },
      { name: 'address', label: 'Address', kind: 'text' },
    ],
  },
  {
    group: 'social',
    label: 'Social Media',
    savedText: 'Social media settings have been saved successfully.',
    fields: [
      { name: 'facebook', label: 'Facebook', kind: 'profile' },
      { name: 'twitter', label: 'Twitter', kind: 'profile' },
      { name: 'linkedin', label: 'LinkedIn', kind: 'profile' },
      { name: 'instagram', label: 'Instagram', kind: 'profile' },
      { name: 'youtube', label: 'YouTube Channel ID', kind: 'text' },
      { name: 'github', label: 'GitHub', kind: 'profile' },
    ],
  },
  {
    group: 'footer',
    label: 'Footer',
    savedText: 'Footer copyright text has been saved.',
    fields: [{ name: 'copyrightText', label: 'Copyright Text', kind: 'text' }],
  },
  {
    group: 'seo',
    label: 'SEO',
    savedText: 'SEO settings have been saved successfully.',
    fields: [
      { name: 'metaTitle', label: 'Meta Title', kind: 'text' },
      { name: 'metaDescription', label: 'Meta Description', kind: 'longText' },
      { name: 'ogImage', label: 'OG Image', kind: 'image' },
      { name: 'googleAnalyticsId', label: 'Google Analytics ID', kind: 'text' },
    ],
  },
];
