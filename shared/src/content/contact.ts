import type { Introduction } from '../schemas/introduction';
import type { Notice } from '../schemas/notice';

export const contactIntroduction: Introduction = {
  title: 'Tell us what you are building',
  lead: 'A few sentences are enough. An engineer reads every message and answers within one working day.',
};

export const contactNotice: Notice = {
  title: 'Message Sent!',
  description: "Thank you for contacting us. We'll respond to you shortly.",
};
