import type { Benefit } from '../schemas/benefit';
import type { Introduction } from '../schemas/introduction';
import type { Invitation } from '../schemas/invitation';

export const careersIntroduction: Introduction = {
  title: 'Join Our Team',
  lead: 'Work on software that people use every day, with colleagues who read your code, share what they know and go home on time.',
};

export const careersInvitation: Invitation = {
  title: "Don't see your role?",
  text: 'Write anyway; we answer every letter.',
  action: 'Write to us',
};

export const benefits: Benefit[] = [
  {
    title: 'Competitive Salary',
    description:
      'Pay is benchmarked against the market every January, salary bands are open to everyone in the company, and a yearly bonus follows our results.',
  },
  {
    title: 'Flexible Work',
    description:
      'Work from the office, from home or from another city. We share five core hours a day and leave the rest to you.',
  },
  {
    title: 'Health Benefits',
    description:
      'Private medical cover for you, your spouse, your children and your parents, including a yearly check-up and confidential counselling.',
  },
  {
    title: 'Learning Budget',
    description:
      'A yearly budget for courses, books and conferences, and one afternoon every week that belongs to learning and nothing else.',
  },
  {
    title: 'Growth Path',
    description:
      'Written expectations for every level, two honest reviews a year, and a senior track that does not force you into management.',
  },
  {
    title: 'Team Events',
    description:
      'Friday demos with good food, a spring hike in the northern valleys and a yearly retreat where all three offices meet.',
  },
];
