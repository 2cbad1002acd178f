import { defineRemote } from 'shared/contract';

const comingSoonPaths = ['/blog', '/resources', '/events', '/coming-soon'];

export default defineRemote({
  layouts: { public: 'layout/PublicLayout' },
  pages: [
    { path: '/', module: 'home/HomePage' },
    { path: '/services', module: 'services/ServicesPage' },
    { path: '/projects', module: 'projects/ProjectsPage' },
    { path: '/team', module: 'team/TeamPage' },
    { path: '/careers', module: 'careers/CareersPage' },
    ...comingSoonPaths.map((path) => ({ path, module: 'comingSoon/ComingSoonPage' })),
  ],
});
