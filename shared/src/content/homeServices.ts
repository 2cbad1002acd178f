import type { Introduction } from '../schemas/introduction';
import type { ServiceCard } from '../schemas/serviceCard';

export const homeServicesIntroduction: Introduction = {
  title: 'Four crafts, one team',
  lead: 'Strategy, design, engineering and operations sit at the same table, so nothing is lost on the way from idea to release.',
};

export const homeServices: ServiceCard[] = [
  {
    icon: 'Code',
    title: 'Web Development',
    description:
      'Fast, accessible websites and web platforms, from a first landing page to the portal your whole operation runs on.',
    service: 'web-development',
  },
  {
    icon: 'Smartphone',
    title: 'Mobile Apps',
    description:
      'iOS and Android apps from one codebase that feel native, work on a weak connection and pass store review the first time.',
    service: 'mobile-apps',
  },
  {
    icon: 'Palette',
    title: 'UI/UX Design',
    description:
      'Research, prototypes and design systems that make complicated products simple to use, tested with the people who will use them.',
    service: 'ui-ux-design',
  },
  {
    icon: 'Server',
    title: 'DevOps',
    description:
      'Automated releases, monitored infrastructure and sensible cloud bills, so that your team can ship on a Friday and sleep well.',
    service: 'devops',
  },
];
