import type { ComingSoon } from '../schemas/comingSoon';

export const comingSoon: ComingSoon = {
  eyebrow: 'Coming soon',
  text: 'This part of the site is still on the workbench. These are the steps on its way.',
  phases: ['Planning', 'Development', 'Launch'],
};
