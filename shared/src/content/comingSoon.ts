import type { ComingSoon } from '../schemas/comingSoon';

export const comingSoon: ComingSoon = {
  eyebrow: 'Coming soon',
  text: 'This part of the site is still on the workbench. The first articles are being written.',
  phases: ['Planning', 'Development', 'Launch'],
};
