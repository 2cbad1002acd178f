export interface AdminService {
  id: number;
  title: string;
  description: string;
  icon: string;
  featured: boolean;
}

export const serviceSamples: readonly AdminService[] = [
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
