import { defineRemote } from 'shared/contract';

const comingSoonPaths = ['/blog', '/resources', '/events', '/coming-soon'];

export default defineRemote({
  layouts: { public: 'layout/PublicLayout' },
  pages: [
    { path: '/', module: 'pages/HomePage' },
    { path: '/services', module: 'pages/ServicesPage' },
    { path: '/projects', module: 'pages/ProjectsPage' },
    { path: '/team', module: 'pages/TeamPage' },
    { path: '/careers', module: 'pages/CareersPage' },
    ...comingSoonPaths.map((path) => ({ path, module: 'pages/ComingSoonPage' })),
  ],
});
