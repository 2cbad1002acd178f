export const footerServices: string[] = [
  'Web Development',
  'Mobile Apps',
  'UI/UX Design',
  'DevOps',
  'Custom Software',
];
