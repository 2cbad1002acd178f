import type { Introduction } from '../schemas/introduction';
import type { Milestone } from '../schemas/milestone';
import type { StartingCost } from '../schemas/startingCost';
import type { WayOfWorking } from '../schemas/wayOfWorking';

export const howWeWorkIntroduction: Introduction = {
  title: 'How We Work',
  lead: 'Three ways to work with us, what the first month looks like, and what it costs to find out.',
};

export const waysOfWorking: WayOfWorking[] = [
  {
    title: 'A whole product',
    description:
      'You bring the problem. We bring a small team that designs, builds and runs the answer, and stays until the figures are right.',
    suits: 'A new product, or an old one that must be replaced while it runs',
    team: 'Three to five people, from design to operations',
    length: 'Four to eight months',
    price: 'From PKR 2,400,000 a month',
  },
  {
    title: 'A team beside yours',
    description:
      'Our people join your board, your reviews and your Monday meeting. They build with your engineers and leave them knowing more.',
    suits: 'A team that is short of hands, or of one craft',
    team: 'One to four people, the same ones from start to end',
    length: 'Three months or more, with a month of notice',
    price: 'PKR 800,000 per person per month',
  },
  {
    title: 'A second opinion',
    description:
      'We read the code, the bills and the plans, talk to the people behind them, and write down what we would do and what we would leave alone.',
    suits: 'A costly decision, or a system that one person understands',
    team: 'Two senior people who will not sell you the repair',
    length: 'Two weeks',
    price: 'PKR 900,000, fixed',
  },
];

/** The first month of a whole product, in order. */
export const firstMonth: Milestone[] = [
  {
    day: 1,
    title: 'We listen',
    description:
      'Two days with the people who decide and the people who will use it. We ask what hurts, what it costs, and who has tried before.',
    kept: 'You keep the notes and a list of the risks.',
  },
  {
    day: 5,
    title: 'You get a plan',
    description:
      'One page: what comes first, what it costs, what could go wrong, and what we would not build at all.',
    kept: 'You keep the plan, with its price.',
  },
  {
    day: 15,
    title: 'You try it',
    description:
      'A prototype on your own phone, and in the hands of five people who have never seen it. Where they stumble, we change it.',
    kept: 'You keep the prototype and what it taught us.',
  },
  {
    day: 30,
    title: 'It runs',
    description:
      'A small first part is live, with its tests, its measurements and its bill. You have seen four demos and know how we work. Now decide.',
    kept: 'You keep the code, the accounts and the keys.',
  },
];

export const startingCosts: StartingCost[] = [
  {
    title: 'The first conversation',
    price: 'Nothing',
    description:
      'An hour with an engineer, and with a designer if there are screens. When another company would serve you better, we say which.',
  },
  {
    title: 'The workshop and the plan',
    price: 'PKR 380,000',
    description: 'Days 1 to 5, at a fixed price. The plan is yours, even if somebody else builds it.',
  },
  {
    title: 'The first month',
    price: 'PKR 2,400,000',
    description:
      'Three people for thirty days, the workshop included. You pay at the end of the month, for what you have seen working.',
  },
];

export const costNote =
  'Prices exclude sales tax. We invoice abroad in dollars or euros, at the rate of the day. Stopping is free.';
