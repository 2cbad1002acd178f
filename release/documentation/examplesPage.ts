/** What is read of an API Extractor model (`*.api.json`). */
export interface ApiItem {
  kind: string;
  name: string;
  docComment?: string;
  members?: ApiItem[];
}

const introduction = `# @vibrant-peak/shared

The exports that a remote meets first, with examples; \`npm run api\` writes this page from their docstrings. The reports beside it list all
exports with their types.
`;

/**
 * The page of documentation of a package: every export with an `@example`, by module, with its description.
 * @param models per module path below the package, such as `ui`, the model of its entry point.
 */
export function examplesPage(models: Record<string, ApiItem>): string {
  const sections = Object.entries(models).map(([module, { members = [] }]) => {
    const documented = members.flatMap(({ name, docComment = '' }) => {
      const [summary = '', ...examples] = partsOf(docComment);
      return examples.length > 0 ? [[`### ${name}`, summary, ...examples].join('\n\n')] : [];
    });
    const report = `All exports: [${module}.api.md](${module}.api.md)`;
    return documented.length > 0
      ? [`## \`@vibrant-peak/shared/${module}\``, ...documented, report].join('\n\n')
      : [];
  });
  return `${[introduction.trimEnd(), ...sections.flat()].join('\n\n')}\n`;
}

/** The text of a docstring before its first tag, then its examples. */
function partsOf(docComment: string): string[] {
  const text = docComment.replace(/^\/\*\*|\*\/\s*$/g, '').replace(/^ \* ?/gm, '');
  const [summary = '', ...blocks] = text.split(/^@(?=\w)/m);
  const examples = blocks
    .filter((block) => block.startsWith('example'))
    .map((block) => block.replace('example', ''));
  return [summary, ...examples].map((part) => part.trim());
}
