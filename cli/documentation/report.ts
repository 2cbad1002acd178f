import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { findRoot, packageFolder } from '@vibrant-peak/webpack/packages';
import { writeFiles } from '../writeFiles';
import { sharedDeclarations } from '../typecheck/sharedDeclarations';

/**
 * `npm run api` writes the API reports of the shared package, one for each folder of its exports;
 * `--check` fails when one differs instead. See https://api-extractor.com/pages/setup/invoking/.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const reportFolder = join(packageFolder('@vibrant-peak/shared'), 'api');
const project = join(findRoot(), '.cache/api');
const { modules, files } = sharedDeclarations(() => true, { removeComments: false });

/**
 * Text of each group's entry file: a module in a folder is a namespace, so that its path is part of
 * the report.
 */
const entries = new Map<string, string>();
for (const [module, file] of Object.entries(modules)) {
  const [name = '', ...path] = module.split('/').slice(2);
  const members = path.length > 0 ? `* as ${path.join('_')}` : '*';
  const line = `export ${members} from './${file.replace(/\.d\.ts$/, '')}';\n`;
  entries.set(name, (entries.get(name) ?? '') + line);
}

rmSync(project, { recursive: true, force: true });
writeFiles(project, {
  ...files,
  ...Object.fromEntries([...entries].map(([name, text]) => [`${name}.entry.d.ts`, text])),
  'package.json': JSON.stringify({ name: '@vibrant-peak/shared' }),
  'tsconfig.json': JSON.stringify({ extends: join(findRoot(), 'tsconfig.json'), include: ['.'] }),
});
if (!values.check) rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const configs = [...entries.keys()].map((name) => configOf(name));
const compilerState = CompilerState.create(configs[0]!, {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
for (const config of configs) {
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: !values.check,
    compilerState,
    // A difference is reported below.
    messageCallback: (message) => void (message.handled = true),
  });
  if (!values.check || !apiReportChanged) continue;
  console.error(`${config.reportFilePath} differs from the sources: npm run api`);
  process.exitCode = 1;
}
for (const file of readdirSync(reportFolder)) {
  if (entries.has(file.replace('.api.md', ''))) continue;
  console.error(`${join(reportFolder, file)} is the report of a removed export: npm run api`);
  process.exitCode = 1;
}

function configOf(name: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: project,
      mainEntryPointFilePath: join(project, `${name}.entry.d.ts`),
      compiler: { tsconfigFilePath: join(project, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        // The properties of a component are part of its interface.
        includeForgottenExports: true,
        reportFileName: `${name}.api.md`,
        reportFolder,
        reportTempFolder: join(project, 'reports'),
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(project, 'package.json'),
  });
}
