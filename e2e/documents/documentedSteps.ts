/** A step that a page of documentation shows: a file to write, or a command of a terminal. */
export type DocumentedStep = { file: string; code: string } | { command: string };

export interface DocumentedSection {
  title: string;
  steps: DocumentedStep[];
}

/**
 * The sections of a page of documentation with their steps. Each line of a `sh` block is a command; a block of code is a
 * file, whose name is the comment in its first line. Any other block is only shown.
 */
export const sectionsOf = (page: string): DocumentedSection[] =>
  page.split(/^## /m).map((section) => {
    const [title = ''] = section.split('\n', 1);
    const blocks = [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)];
    return { title, steps: blocks.flatMap(([, language, text = '']) => stepsOf(language, text)) };
  });

function stepsOf(language: string | undefined, text: string): DocumentedStep[] {
  if (language === 'sh')
    return text
      .trim()
      .split('\n')
      .map((command) => ({ command }));
  if (!/^tsx?$/.test(language ?? '')) return [];
  const [, file] = /^\/\/ (\S+)\n/.exec(text) ?? [];
  if (file === undefined) throw new Error(`A block does not name its file:\n${text}`);
  return [{ file, code: text }];
}
