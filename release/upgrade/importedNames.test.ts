import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importedNames } from './importedNames';

const folder = mkdtempSync(join(tmpdir(), 'imported-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

test('names are found in sources and tests, by their names in the module, and nowhere else', () => {
  write(
    'src/Page.tsx',
    `import { Box, type Heading as Title } from '@vibrant-peak/shared/ui';
import type { Project } from '@vibrant-peak/shared/schemas/project';
import * as host from '@vibrant-peak/shared/host';
import './styles.css';
import { other } from 'elsewhere';
const load = () => import('@vibrant-peak/shared/ui-overlay');
`,
  );
  write('src/Page.test.tsx', `import {\n  Icon,\n  Box,\n} from "@vibrant-peak/shared/ui";\n`);
  write('dist/Page.ts', `import { Text } from '@vibrant-peak/shared/ui';\n`);
  expect(importedNames(folder)).toEqual({
    host: ['*'],
    'schemas/project': ['Project'],
    ui: ['Box', 'Heading', 'Icon'],
    'ui-overlay': ['*'],
  });
});
