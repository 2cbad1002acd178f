import { staffPath } from '@vibrant-peak/shared/contract';
import { pictures } from '@vibrant-peak/shared/content/pictures';
import { defineEntity } from './entity';

interface AdminTeamMember {
  id: number;
  name: string;
  role: string;
  bio: string;
  image: string;
  social: { linkedin: string; twitter: string };
}

const social = (handle: string) => ({
  linkedin: `https://www.linkedin.com/in/${handle}-vibrantpeak`,
  twitter: `https://x.com/${handle.replaceAll('-', '_')}_vp`,
});

const samples: readonly AdminTeamMember[] = [
  {
    id: 1,
    name: 'Ayesha Siddiqui',
    role: 'Founder and Chief Executive',
    bio: 'Started the company after eight years as an engineer and still reads every project review.',
    image: pictures.ayeshaSiddiqui,
    social: social('ayesha-siddiqui'),
  },
  {
    id: 2,
    name: 'Bilal Khan',
    role: 'Chief Technology Officer',
    bio: 'Looks after architecture and security. Has moved three banks off mainframes.',
    image: pictures.bilalKhan,
    social: social('bilal-khan'),
  },
  {
    id: 3,
    name: 'Hina Malik',
    role: 'Head of Design',
    bio: 'Leads research and interface design, and tests every prototype with people who never saw it.',
    image: pictures.hinaMalik,
    social: social('hina-malik'),
  },
  {
    id: 4,
    name: 'Usman Tariq',
    role: 'Lead Mobile Engineer',
    bio: 'Builds apps that survive bad networks and old phones.',
    image: pictures.usmanTariq,
    social: social('usman-tariq'),
  },
  {
    id: 5,
    name: 'Zara Qureshi',
    role: 'Senior Frontend Engineer',
    bio: 'Works where design meets performance and runs the accessibility guild.',
    image: pictures.zaraQureshi,
    social: social('zara-qureshi'),
  },
  {
    id: 6,
    name: 'Daniyal Baig',
    role: 'DevOps Engineer',
    bio: 'Automates releases and writes the calmest incident reports in the company.',
    image: pictures.daniyalBaig,
    social: social('daniyal-baig'),
  },
  {
    id: 7,
    name: 'Mei Lin Tan',
    role: 'Product Manager',
    bio: 'Turns a long wish list into a short plan and runs the Friday demo.',
    image: pictures.meiLinTan,
    social: social('mei-lin-tan'),
  },
  {
    id: 8,
    name: 'Kwame Mensah',
    role: 'Backend and IoT Engineer',
    bio: 'Writes services and firmware, sometimes on the same day.',
    image: pictures.kwameMensah,
    social: social('kwame-mensah'),
  },
];

export const team = defineEntity<AdminTeamMember>({
  path: `${staffPath}/team`,
  navigation: { label: 'Team', icon: 'Users', order: 10 },
  heading: 'Team Members',
  description: 'The people behind the work.',
  singular: 'Team Member',
  titleField: 'name',
  collection: 'team.team',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, isColumn: true },
    { name: 'role', label: 'Role', kind: 'text', isRequired: true, isColumn: true },
    { name: 'bio', label: 'Bio', kind: 'longText', isRequired: true, isColumn: true },
    { name: 'image', label: 'Image URL', kind: 'image', hint: 'Optional' },
    { name: 'social.linkedin', label: 'LinkedIn URL', kind: 'url', hint: 'Optional', isColumn: true },
    { name: 'social.twitter', label: 'Twitter URL', kind: 'url', hint: 'Optional', isColumn: true },
  ],
  samples,
});
