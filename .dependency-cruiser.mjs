/** Rules for imports: `npm run imports`. */

const application = '(shell|remote-[^/]+)';
const tests = [
  '\\.test\\.tsx?$',
  '^(e2e|bench|shared/src/testing|engine/testing|live/src/testing|remote-(live|invoice)/src/testing)/',
];

/** Packages that a page loads once: remotes import them through entry points of `shared`. */
const throughShared =
  'node_modules/(@chakra-ui|@emotion|framer-motion|react-router(-dom)?|react-hook-form|yup)/';

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Names the types of what runs in a thread, which is above it, and imports none of it. */
const typesOfTasks = '^live/src/worker/inWorker\\.ts$';

/** The layers of a package, the lowest first: each imports itself and those below it. Tests may import all of them. */
function layersOf(folder, layers) {
  const rules = layers
    .slice(0, -1)
    .map((layer, index) =>
      error(
        `${folder}-layers`,
        `Layers of ${folder}, the lowest first: ${layers.join(', ')}.`,
        { path: `^${folder}/(${layer})`, pathNot: [...tests, typesOfTasks] },
        { path: `^${folder}/(${layers.slice(index + 1).join('|')})` },
      ),
    );
  const withoutLayer = error(
    `${folder}-without-layer`,
    'Give the folder a layer in .dependency-cruiser.mjs.',
    { path: `^${folder}/.*\\.ts$`, pathNot: `^${folder}/(${layers.join('|')})` },
    {},
  );
  return [...rules, withoutLayer];
}

/** The layer of the files directly in the package's folder. */
const ownFiles = '[^/]+\\.ts$';

export default {
  forbidden: [
    error('no-circles', 'Move what both need to a third file.', {}, { circular: true }),
    error(
      'remotes-import-only-shared',
      'Applications meet through the registry and the shared package. What an invoice is stands in `invoice`.',
      { path: '^(remote-[^/]+)/src/' },
      { path: `^(${application}|webpack|engine|cli|e2e|bench)/`, pathNot: '^$1/' },
    ),
    error(
      'remotes-use-entry-points',
      'Use ui, router, motion or forms of @vibrant-peak/shared.',
      { path: '^remote-[^/]+/src/' },
      { path: throughShared },
    ),
    error(
      'chakra-by-component',
      'Import from @chakra-ui/react/box and the like: the index loads 1,900 modules, a second in each test file.',
      {},
      { path: 'node_modules/@chakra-ui/react/dist/[^/]+/index' },
    ),
    error(
      'commands-load-what-they-use',
      'Every command loads these files. Import its work when it is chosen, with import().',
      { path: '^cli/commands/(main|program|refuseOutside|runCommand)\\.ts$' },
      {
        dynamic: false,
        dependencyTypesNot: ['type-only'],
        pathNot:
          '^(cli/commands/(program|refuseOutside|runCommand)|engine/(objects/disk|usageError|version)|webpack/packages|.*Error)\\.ts$|node_modules/commander/',
      },
    ),
    error(
      'shell-imports-no-remote',
      'The shell meets remotes through the registry.',
      { path: '^shell/' },
      { path: '^remote-' },
    ),
    error(
      'shared-is-the-lowest',
      'The packages, the lowest first: shared, invoice and webpack, engine, cli, applications.',
      { path: '^shared/' },
      { path: `^(invoice|webpack|engine|cli|${application})/` },
    ),
    error(
      'webpack-imports-only-shared',
      'The packages, the lowest first: shared, invoice and webpack, engine, cli, applications.',
      { path: '^webpack/' },
      { path: `^(invoice|engine|cli|${application})/` },
    ),
    error(
      'invoice-imports-only-shared',
      'The server and the remotes have the invoice in common: it knows neither.',
      { path: '^invoice/' },
      { path: `^(webpack|engine|cli|live|${application})/` },
    ),
    error(
      'engine-imports-no-cli',
      'The packages, the lowest first: shared, invoice and webpack, engine, cli, applications.',
      { path: '^engine/', pathNot: tests },
      { path: `^(invoice|cli|${application})/` },
    ),
    error(
      'cli-imports-no-application',
      'The packages, the lowest first: shared, invoice and webpack, engine, cli, applications.',
      { path: '^cli/' },
      { path: `^(invoice|${application})/` },
    ),
    error(
      'live-imports-no-application',
      'The server of the live profile knows the site through shared, engine and cli, and invoices through `invoice`.',
      { path: '^live/' },
      { path: `^(webpack|${application})/` },
    ),
    error(
      'live-loads-large-packages-with-their-use',
      'Import these packages with import() where they are used: together they are a third of the time of a start.',
      { path: '^live/src/', pathNot: tests },
      {
        dynamic: false,
        dependencyTypesNot: ['type-only'],
        path: 'node_modules/(@cantoo/pdf-lib|@simplewebauthn/server|imapflow|undici)/',
      },
    ),
    error(
      'nothing-imports-live',
      'The default profile loads nothing of the live profile. Tests of its remote ask the actual server.',
      {
        path: `^(shared|invoice|webpack|engine|cli|${application}|e2e|bench)/`,
        pathNot: '^remote-live/.*\\.test\\.ts$',
      },
      { path: '^live/', pathNot: tests },
    ),
    error(
      'e2e-imports-no-bench',
      'Benchmarks use the sites and measurements of the browser tests, not the other way round.',
      { path: '^e2e/' },
      { path: '^bench/' },
    ),
    error(
      'product-imports-no-tests',
      'Shipped code does not depend on its tests.',
      { path: `^(shared|invoice|webpack|engine|cli|live|${application})/`, pathNot: tests },
      { path: tests },
    ),
    ...layersOf('webpack', [ownFiles, 'plugins/', 'config/']),
    ...layersOf('engine', [
      ownFiles,
      'objects/',
      'formats/',
      'log/',
      'store/',
      'backup/|collect/',
      'serve/',
      'content/',
      'compose/',
      'trial/',
      'publish/rules/',
      'publish/steps/',
      'canary/',
      'nginx/',
      'testing/',
    ]),
    ...layersOf('cli', [
      ownFiles,
      'typecheck/',
      'pack/|documentation/',
      'publish/',
      'create/|develop/|mail/',
      'commands/',
    ]),
    ...layersOf('live', [
      'src/clock/|src/text/',
      'src/database/|src/company/',
      'src/settings/',
      'src/http/|src/worker/inWorker',
      'src/log/',
      'src/mail/',
      'src/people/',
      'src/records/',
      'src/media/',
      'src/inbox/',
      'src/invoices/',
      'src/mailbox/|src/webhooks/',
      'src/publishing/',
      'src/toDo/|src/health/|src/releases/',
      'src/activity/',
      'src/versions/',
      'src/backup/',
      'src/[^/]+\\.ts$|src/jobs/|src/worker/tasks\\.ts$',
      'src/testing/',
    ]),
    error(
      'not-resolved',
      'Rules cannot check an import that does not resolve.',
      {},
      { couldNotResolve: true, path: '^(\\.|@vibrant-peak/)' },
    ),
  ],
  options: {
    doNotFollow: 'node_modules',
    exclude: ['^(dist|store|test-results|\\.cache)/', '^[^/]+/(dist|results|\\.cache)/'],
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
