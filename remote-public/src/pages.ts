import { defineRemote } from '@vibrant-peak/shared/contract';

const comingSoonPaths = ['/blog', '/resources', '/events', '/coming-soon'];

export default defineRemote({
  layouts: { public: 'layout/PublicLayout' },
  pages: [
    { path: '/', module: 'home/HomePage' },
    { path: '/services', module: 'services/ServicesPage' },
    { path: '/services/:slug', module: 'services/ServicePage' },
    { path: '/projects', module: 'projects/ProjectsPage' },
    { path: '/projects/:slug', module: 'projects/ProjectPage' },
    { path: '/team', module: 'team/TeamPage' },
    { path: '/careers', module: 'careers/CareersPage' },
    { path: '/careers/:slug', module: 'careers/JobPage' },
    { path: '/how-we-work', module: 'howWeWork/HowWeWorkPage' },
    { path: '/privacy', module: 'PrivacyPage' },
    ...comingSoonPaths.map((path) => ({ path, module: 'comingSoon/ComingSoonPage' })),
  ],
});
