/** Sections of the home page, from top to bottom: the links of its header and of the footer. */
export const sectionIds = ['home', 'about', 'services', 'portfolio', 'contact'] as const;

export type SectionId = (typeof sectionIds)[number];

export const sectionLabels: Record<SectionId, string> = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  portfolio: 'Portfolio',
  contact: 'Contact',
};
