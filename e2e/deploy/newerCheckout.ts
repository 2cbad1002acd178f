import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, edit } from '../checkout';
import { newer, parts } from './parts';

/** The applications that are built from newer sources, with the file that holds the heading. */
const sources = {
  shell: 'shell/src/errors/NotFoundPage.tsx',
  'remote-public': 'remote-public/src/careers/OpeningsSection.tsx',
};

type Built = keyof typeof sources;

const sparkline = `import { chakra } from '@chakra-ui/react/styled-system';

export const Sparkline = chakra('p', { base: { fontSize: 'xs' } });
`;

/**
 * A checkout of one application with newer sources: it shows another heading, and
 * `@vibrant-peak/shared/ui` has one more export in a newer version.
 */
export function checkOutNewer(folder: string, name: Built): string {
  const work = checkOut(name, folder, name);
  edit(work, sources[name], parts[name].text, newer(parts[name].text));
  edit(work, 'shared/package.json', /"version": "(\d+)\.[^"]*"/, '"version": "$1.99.0"');
  writeFileSync(join(work, 'shared/src/ui/Sparkline.tsx'), sparkline);
  edit(work, 'shared/src/ui/index.ts', /$/, "export { Sparkline } from './Sparkline';\n");
  return work;
}

/** Makes the public remote of a checkout use the new export. */
export function useSparkline(work: string): void {
  const file = sources['remote-public'];
  edit(work, file, /^/, "import { Sparkline } from '@vibrant-peak/shared/ui';\n");
  edit(work, file, '<Stack gap="4">', '<Sparkline>Openings since May</Sparkline>\n        <Stack gap="4">');
}
