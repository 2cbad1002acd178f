import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, edit } from '../checkout';

/** What stands where, and which file says it. */
export const parts = {
  shell: {
    path: '/no-such-page',
    text: 'Oops! Page not found',
    file: 'shell/src/errors/NotFoundPage.tsx',
  },
  'remote-public': { path: '/team', text: 'Meet Our Team', file: 'remote-public/src/team/TeamPage.tsx' },
  'remote-admin': {
    path: '/admin/team',
    text: 'Team Members',
    file: 'remote-admin/src/entities/team.ts',
  },
  'remote-invoice': {
    path: '/admin/receipts',
    text: 'Invoice Generator',
    file: 'remote-invoice/src/pages/InvoicePage.tsx',
  },
};

export type Name = keyof typeof parts;
export const names = Object.keys(parts) as Name[];
export const remotes = names.filter((name) => name !== 'shell');

/** What a newer application shows. */
export const newer = (text: string) => `${text} (newer)`;

const sparkline = `import { chakra } from '@chakra-ui/react';

export const Sparkline = chakra('p', { base: { fontSize: 'xs' } });
`;

/** The next state of all sources: every application shows another text, and `shared/ui` has an export more. */
export function checkOutNewer(folder: string): string {
  const work = checkOut(names, folder, 'newer');
  for (const { file, text } of Object.values(parts)) edit(work, file, text, newer(text));
  edit(work, 'shared/package.json', /"version": "(\d+)\.[^"]*"/, '"version": "$1.99.0"');
  writeFileSync(join(work, 'shared/src/ui/Sparkline.tsx'), sparkline);
  edit(work, 'shared/src/ui/index.ts', /$/, "export { Sparkline } from './Sparkline';\n");
  return work;
}

/** A remote that uses what only the newer shell has. */
export function useSparkline(work: string): void {
  const { file, text } = parts['remote-invoice'];
  edit(work, file, 'Stack, chakra }', 'Sparkline, Stack, chakra }');
  edit(work, file, '<DraftActions />', '<Sparkline>Totals since May</Sparkline>\n        <DraftActions />');
  edit(work, file, newer(text), `${text} (newest)`);
}
