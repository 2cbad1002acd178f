import type { RemoteNames } from './remoteName';

/** One staff page with its styles and its test, by their place in the remote's folder. */
export const sourceFiles = (names: RemoteNames): Record<string, string> => ({
  'webpack.config.ts': `import { createConfig } from '@vibrant-peak/webpack';

export default createConfig(import.meta.dirname);
`,
  'src/pages.ts': `import { defineRemote } from '@vibrant-peak/shared/contract';

export default defineRemote({
  pages: [
    {
      path: '${names.path}',
      module: 'pages/${names.component}',
      navigation: { label: '${names.label}', icon: 'Boxes', order: 65 },
    },
  ],
});
`,
  [`src/pages/${names.component}.tsx`]: `import { definePage } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Heading, Text } from '@vibrant-peak/shared/ui';
import styles from './${names.component}.module.css';

function ${names.component}() {
  return (
    <>
      <Heading as="h1" size="xl" mb="6">
        ${names.label}
      </Heading>
      <Text className={styles.note}>This page belongs to ${names.package}.</Text>
    </>
  );
}

export const page = definePage({
  component: ${names.component},
  metadata: { title: \`${names.label} | \${brand.name}\`, robots: 'noindex, nofollow' },
});
`,
  [`src/pages/${names.component}.module.css`]: `.note {
  max-width: 60ch;
}
`,
  [`src/pages/${names.component}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { page } from './${names.component}';

test('the page has its heading', () => {
  renderInHost(<page.component />);
  expect(screen.getByRole('heading', { level: 1, name: '${names.label}' })).toBeVisible();
});
`,
});

/** Files of a remote outside a repository, beside its sources. */
export const standaloneFiles = (names: RemoteNames): Record<string, string> => ({
  'tsconfig.json': `{
  "extends": "@vibrant-peak/webpack/tsconfig.json",
  "compilerOptions": {
    "types": ["node", "jest", "@testing-library/jest-dom", "@vibrant-peak/webpack/imports"]
  },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["dist", "node_modules"]
}
`,
  'jest.config.js': `import { unitTests } from '@vibrant-peak/shared/testing/jest';

export default { projects: unitTests() };
`,
  '.gitignore': `node_modules/
dist/
.cache/
coverage/

# A store on this machine
/store/

`,
  'README.md': readmeOf(names),
});

const readmeOf = (names: RemoteNames) => `# ${names.package}

A remote of the site: its pages stand in \`src/pages.ts\`, their addresses begin with \`/${names.package.replace('remote-', '')}\` or
\`${names.path}\`. Requires Node 22 or newer.

\`\`\`sh
npm install   # once: writes package-lock.json, which belongs into the repository
npm ci        # from then on, and in a pipeline
\`\`\`

\`npm test\` runs the unit tests. \`npx vibrant-peak --help\` lists the commands. Those that publish need \`STORE\`, the site's store: a
folder, or \`s3://bucket/prefix\` with the variables \`S3_ENDPOINT\`, \`AWS_REGION\`, \`AWS_ACCESS_KEY_ID\` and \`AWS_SECRET_ACCESS_KEY\`.

Beside code it imports style sheets (\`import './page.css'\`, \`import styles from './page.module.css'\`), pictures (\`import picture from
'./picture.png'\` is \`{ src, width, height, srcSet }\`, for \`<Picture {...picture} sizes="50vw" alt="…" />\`; JPEG, SVG, WebP and AVIF, too) and
fonts (\`.woff2\`).

\`npm update\` takes newer packages of the platform; \`npx vibrant-peak typecheck\` says whether this remote fits them.

In \`node_modules/@vibrant-peak/shared\`: what pages import (\`api\`), what changed (\`dist/docs/CHANGELOG.md\`), all commands
(\`dist/docs/reference/commands.md\`), and the way from nothing to live (\`dist/docs/how-to/add-a-remote.md\`).
`;
