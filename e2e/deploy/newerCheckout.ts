import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, edit } from '../checkout';

/** What every application shows where. */
export const parts = {
  shell: { path: '/no-such-page', text: 'Oops! Page not found' },
  'remote-public': { path: '/team', text: 'Meet Our Team' },
  'remote-admin': { path: '/admin/team', text: 'Team Members' },
  'remote-invoice': { path: '/admin/receipts', text: 'Invoice Generator' },
};

export type Name = keyof typeof parts;
export const names = Object.keys(parts) as Name[];

/** Those that are built from newer sources, and which file says what they show. */
const sources = {
  shell: 'shell/src/errors/NotFoundPage.tsx',
  'remote-public': 'remote-public/src/team/TeamPage.tsx',
};

type Built = keyof typeof sources;

/** What a newer application shows. */
export const newer = (text: string) => `${text} (newer)`;
/** What a remote shows that needs the newer shell. */
export const newest = (text: string) => `${text} (newest)`;

const sparkline = `import { chakra } from '@chakra-ui/react';

export const Sparkline = chakra('p', { base: { fontSize: 'xs' } });
`;

/** The next state of the sources, of one application alone: it shows another text, and `shared/ui` has an export more. */
export function checkOutNewer(folder: string, name: Built): string {
  const work = checkOut(name, folder, name);
  edit(work, sources[name], parts[name].text, newer(parts[name].text));
  edit(work, 'shared/package.json', /"version": "(\d+)\.[^"]*"/, '"version": "$1.99.0"');
  writeFileSync(join(work, 'shared/src/ui/Sparkline.tsx'), sparkline);
  edit(work, 'shared/src/ui/index.ts', /$/, "export { Sparkline } from './Sparkline';\n");
  return work;
}

/** A remote that uses what only the newer shell has. */
export function useSparkline(work: string): void {
  const { text } = parts['remote-public'];
  const file = sources['remote-public'];
  edit(work, file, /^/, "import { Sparkline } from 'shared/ui';\n");
  edit(
    work,
    file,
    '<MembersSection />',
    '<Sparkline>Members since May</Sparkline>\n      <MembersSection />',
  );
  edit(work, file, newer(text), newest(text));
}
