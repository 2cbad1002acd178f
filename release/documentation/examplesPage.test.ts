import { examplesPage } from './examplesPage';

const withExample = `/**
 * Shows a mark.
 *
 * @param size in pixels.
 *
 * @example
 * \`\`\`tsx
 * // @ts-check stays.
 * <Mark size={8} />
 * \`\`\`
 *
 * @throws when it is too large.
 */
`;

test('the page has each export with an example, by module, with its description and its code as it is written', () => {
  const page = examplesPage({
    ui: {
      kind: 'EntryPoint',
      name: '',
      members: [
        { kind: 'Function', name: 'Mark', docComment: withExample },
        { kind: 'Function', name: 'Plain', docComment: '/** Has none. */\n' },
      ],
    },
    today: { kind: 'EntryPoint', name: '', members: [{ kind: 'Function', name: 'today' }] },
  });
  expect(page).toContain(`## \`@vibrant-peak/shared/ui\`

### Mark

Shows a mark.

\`\`\`tsx
// @ts-check stays.
<Mark size={8} />
\`\`\`

All exports: [ui.api.md](ui.api.md)
`);
  expect(page).not.toContain('Plain');
  expect(page).not.toContain('today');
});
