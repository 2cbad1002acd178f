/** The text as it is, where variables are read. @throws when nginx would take a part of it for a variable. */
export function withoutVariables(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in "${text}"`);
  return text;
}

/** A text in quotes in which `$name` stands for a variable, or a regular expression. */
export function quoted(text: string): string {
  // A word of a configuration must fit into the buffer that it is read with.
  if (text.length > 4000) throw new Error(`Too long for nginx: ${text.slice(0, 80)}…`);
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** Lines in braces. */
export const block = (name: string, lines: string[]): string =>
  [`${name} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join('\n');

/** A variable that is looked up by a text with variables: keys beginning with `~` are regular expressions. */
export const map = (source: string, name: string, entries: [key: string, value: string][]): string =>
  block(
    `map ${quoted(source)} $${name}`,
    entries.map(([key, value]) => `${key === 'default' ? key : quoted(key)} ${quoted(value)};`),
  );

/** Headers of an answer, whatever its status; those with an empty value are not sent. */
export const headerLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
