/** Sections of the home page that are targets of the navigation, from top to bottom. */
export const sectionIds = ['home', 'about', 'services', 'portfolio', 'contact'] as const;

export type SectionId = (typeof sectionIds)[number];

export const sectionLabels: Record<SectionId, string> = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  portfolio: 'Portfolio',
  contact: 'Contact',
};
