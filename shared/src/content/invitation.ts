import type { Invitation } from '../schemas/invitation';

export const invitation: Invitation = {
  title: 'Tell us what you are building',
  text: 'A few sentences are enough. An engineer answers within one working day.',
  action: 'Start a project',
};
