/** What happens between the press and the visitor, in order, and as people read it. */
export const stepTexts = {
  checking: 'Checking the words',
  storing: 'Storing them',
  composing: 'Composing the pages',
  testing: 'Testing the pages',
  'going live': 'Going live',
};

export type Step = keyof typeof stepTexts;

export const steps = Object.keys(stepTexts) as Step[];
