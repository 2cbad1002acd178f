/** Last part of a path with its first letter capitalised, such as 'Blog' for '/blog'. */
export function lastSegment(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  return segment.charAt(0).toUpperCase() + segment.slice(1);
}
