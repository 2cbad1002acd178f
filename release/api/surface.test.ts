import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gte } from 'semver';
import { newestOf, readReports, reportOf, writeReports } from './reports';
import { surfaceOf } from './surface';

test('the reports in shared/api say what the shared package exports', () => {
  const { changed, breaks, version, next, promised } = surfaceOf();
  const told =
    breaks.length > 0
      ? `This breaks what remotes rely on and asks for version ${next}:\n- ${breaks.join('\n- ')}\nTake it back, or: npm run api:major`
      : `${changed.join(', ')} changed: npm run api`;
  if (changed.length > 0) throw new Error(told);
  // Raised by `npm run api` alone; by hand it may only go further.
  expect(gte(version, newestOf(promised))).toBe(true);
});

test('reports give back what was written into them', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'reports-')), 'api');
  const promised = {
    declarations: {
      modules: { 'shared/ui': 'ui/index.d.ts', 'shared/today': 'today.d.ts' },
      files: {
        'today.d.ts': 'export declare const today: () => string;\n',
        'ui/Panel.d.ts': 'interface P {\n    a: string;\n}\nexport declare const Panel: P;\nexport {};\n',
        'ui/index.d.ts': "export { Panel } from './Panel';\n",
      },
    },
    since: { today: '1.0.0', ui: '1.10.0' },
  };
  try {
    writeReports(folder, promised);
    expect(readReports(folder)).toEqual(promised);
    expect(newestOf(promised)).toBe('1.10.0');
    expect(['shared/content/team', 'ui/Panel.d.ts', 'today.d.ts'].map(reportOf)).toEqual([
      'content',
      'ui',
      'today',
    ]);
  } finally {
    rmSync(join(folder, '..'), { recursive: true });
  }
});
