import type { Introduction } from '../schemas/introduction';
import type { Service } from '../schemas/service';

export const servicesIntroduction: Introduction = {
  title: 'Our Services',
  lead: 'From first sketch to thousandth release: pick the part you need, or hand us the whole journey. One team stays with you.',
};

export const services: Service[] = [
  {
    id: 'web-development',
    icon: 'Code',
    title: 'Web Development',
    description:
      'Websites, shops and business platforms that load quickly, read well on every screen and stay easy to change for years.',
    project: 'open-clinic',
    benefits: [
      'Pages that open in under two seconds on an average phone',
      'Accessible to everyone, tested with keyboard and screen reader',
      'Built to rank on merit',
      'Code and documentation that your own team can take over',
      'Security updates and monitoring from the first day',
    ],
    process: [
      { name: 'Discover', description: 'We learn your goals, users and constraints in a two-day workshop.' },
      { name: 'Design', description: 'You click through a prototype before anything is built.' },
      { name: 'Build', description: 'We deliver in two-week steps, each with a demo you can try yourself.' },
      { name: 'Test', description: 'Automated and manual checks cover browsers, devices, speed and access.' },
      { name: 'Launch', description: 'We go live with a rollback at hand and watch the figures with you.' },
    ],
  },
  {
    id: 'mobile-apps',
    icon: 'Smartphone',
    title: 'Mobile Apps',
    description:
      'Apps for iOS and Android from one codebase, made for real networks, real phones and people in a hurry.',
    project: 'swift-cart',
    benefits: [
      'One team and one codebase for both platforms',
      'Works offline and catches up when the connection returns',
      'Smooth on phones that are five years old',
      'Store listing, review and release handled for you',
      'Crash and usage reports that lead to fixes, not to dashboards',
    ],
    process: [
      {
        name: 'Scope',
        description: 'Together we choose the few things that the first version must do well.',
      },
      {
        name: 'Prototype',
        description: 'A clickable app on your own phone shows what works and what does not.',
      },
      { name: 'Develop', description: 'You receive a test build every week and comment right inside it.' },
      { name: 'Pilot', description: 'A small group uses the app for real while we tune speed and wording.' },
      { name: 'Release', description: 'We publish to both stores and roll out in stages.' },
    ],
  },
  {
    id: 'ui-ux-design',
    icon: 'Palette',
    title: 'UI/UX Design',
    description:
      'Research, interface design and design systems that turn complicated work into screens people understand at first sight.',
    project: 'harbor-design-system',
    benefits: [
      'Decisions based on interviews and tests, not on taste',
      'Fewer support calls about the same few screens',
      'One consistent look across all your products',
      'Components that engineers can use as they are',
      'Interfaces in English and Urdu, in both reading directions',
    ],
    process: [
      { name: 'Research', description: 'We watch and interview the people who will use the product.' },
      { name: 'Structure', description: 'Flows and content come first, so that every screen has a purpose.' },
      { name: 'Prototype', description: 'We build something testable within days and improve it in rounds.' },
      { name: 'Refine', description: 'Typography, colour and motion are worked out to the last state.' },
      {
        name: 'Hand over',
        description: 'Tokens, components and guidance go to your engineers, and we stay near.',
      },
    ],
  },
  {
    id: 'devops',
    icon: 'Server',
    title: 'DevOps',
    description:
      'Delivery pipelines, infrastructure as code and monitoring that let your team release often and recover in minutes.',
    project: 'greenline',
    benefits: [
      'Releases at the press of a button, several times a day',
      'Environments that are described in code and can be rebuilt',
      'Problems noticed before your customers notice them',
      'Tested backups and a rollback that takes minutes',
      'Cloud costs that you can see and explain',
    ],
    process: [
      { name: 'Review', description: 'We map how a change travels from a laptop to production today.' },
      { name: 'Plan', description: 'You get a ranked list of improvements with effort and effect.' },
      { name: 'Automate', description: 'Builds, tests and releases move into one dependable pipeline.' },
      { name: 'Observe', description: 'Logs, metrics and alerts are set up around what matters to users.' },
      { name: 'Coach', description: 'Your team runs the first incidents and drills with us at its side.' },
    ],
  },
  {
    id: 'database-solutions',
    icon: 'Database',
    title: 'Database Solutions',
    description:
      'Data models, migrations and tuning for systems that must answer quickly, grow steadily and never lose a record.',
    project: 'bazaar-insight',
    benefits: [
      'Queries that answer in milliseconds under real load',
      'Migrations without a weekend of downtime',
      'Backups that are restored and checked every month',
      'Reports that no longer slow down daily business',
      'Access rules that satisfy your auditors',
    ],
    process: [
      { name: 'Assess', description: 'We measure slow queries, growth and risks on a copy of your data.' },
      { name: 'Model', description: 'Tables, keys and histories are designed around your business rules.' },
      { name: 'Migrate', description: 'Data moves in rehearsed steps, with counts compared at every stage.' },
      { name: 'Tune', description: 'Indexes, caching and storage are adjusted to measured use.' },
      { name: 'Maintain', description: 'We watch capacity and upgrades, and tell you early what is needed.' },
    ],
  },
  {
    id: 'cloud-services',
    icon: 'Cloud',
    title: 'Cloud Services',
    description:
      'We move you to AWS, Azure or Google Cloud one service at a time, with costs and owners agreed first.',
    project: 'bazaar-insight',
    benefits: [
      'A clear comparison of providers and prices before you commit',
      'Moves with minutes of downtime, not days',
      'Capacity that follows demand up and down',
      'Data kept in the region that your contracts require',
      'Monthly cost reviews with concrete savings',
    ],
    process: [
      { name: 'Inventory', description: 'We list every system, its data and what depends on it.' },
      {
        name: 'Architecture',
        description: 'You choose between two or three designs with honest price tags.',
      },
      { name: 'Pilot', description: 'One low-risk service moves first and proves the plan.' },
      { name: 'Move', description: 'The rest follows in waves, each with a way back.' },
      { name: 'Optimise', description: 'After a month of real use we resize, reserve and switch off.' },
    ],
  },
  {
    id: 'cybersecurity',
    icon: 'ShieldCheck',
    title: 'Cybersecurity',
    description:
      'Reviews, testing and hardening for applications and infrastructure, explained in words that managers and engineers both understand.',
    project: 'open-clinic',
    benefits: [
      'A ranked list of real risks and not a 200-page scan',
      'Fixes made or reviewed by people who also write software',
      'Staff who recognise a forged message',
      'Evidence for the questionnaires of your customers',
      'A rehearsed plan for the day something happens',
    ],
    process: [
      { name: 'Scope', description: 'We agree what is tested, when, and who is informed.' },
      {
        name: 'Examine',
        description: 'Code, configuration and access rights are reviewed by hand and by tool.',
      },
      { name: 'Test', description: 'Controlled attacks show which weaknesses can actually be used.' },
      { name: 'Repair', description: 'We close the gaps with your team, the dangerous ones first.' },
      {
        name: 'Verify',
        description: 'A second test confirms the repairs, and training keeps them in place.',
      },
    ],
  },
  {
    id: 'it-consulting',
    icon: 'Waypoints',
    title: 'IT Consulting',
    description:
      'Independent advice on systems, suppliers and plans, from engineers who have built what they recommend and say so when they have not.',
    project: 'harbor-design-system',
    benefits: [
      'A second opinion with no licence to sell',
      'Plans with dates, costs and named risks',
      'Tenders that attract the right suppliers',
      'Old systems replaced step by step and not all at once',
      'Know-how that stays in your company',
    ],
    process: [
      { name: 'Listen', description: 'We talk to management, staff and suppliers before forming a view.' },
      { name: 'Analyse', description: 'Systems, contracts and costs are laid out on a single map.' },
      { name: 'Advise', description: 'You receive options with consequences, and one clear recommendation.' },
      { name: 'Plan', description: 'The chosen option becomes a roadmap that your teams can follow.' },
      {
        name: 'Support',
        description: 'We stay available for reviews, negotiations and the first milestones.',
      },
    ],
  },
];
