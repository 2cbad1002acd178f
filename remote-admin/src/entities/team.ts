import { defineEntity } from '../crud/entity';
import { teamSamples, type AdminTeamMember } from '../samples/team';

export const team = defineEntity<AdminTeamMember>({
  path: '/admin/team',
  navigation: { label: 'Team', icon: 'Users', order: 10 },
  heading: 'Team Members',
  description: 'The people behind the work.',
  singular: 'Team Member',
  titleField: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, isColumn: true },
    { name: 'role', label: 'Role', kind: 'text', isRequired: true, isColumn: true },
    { name: 'bio', label: 'Bio', kind: 'longText', isRequired: true, isColumn: true },
    { name: 'image', label: 'Image URL', kind: 'image', hint: 'Optional' },
    { name: 'social.linkedin', label: 'LinkedIn URL', kind: 'url', hint: 'Optional', isColumn: true },
    { name: 'social.twitter', label: 'Twitter URL', kind: 'url', hint: 'Optional', isColumn: true },
  ],
  samples: teamSamples,
});
