/** A reference of a style sheet that the site's content security policy forbids. */
export interface StyleViolation {
  /** Counted from 1. */
  line: number;
  /** What is wrong, and what to do instead. */
  what: string;
}

const comments = /\/\*[^]*?\*\//g;
const references = /(@import\s*)?(?:url\(\s*(["']?)(.*?)\2\s*\)|(?<=@import\s*)(["'])(.*?)\4)/g;
const isForeign = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
/**
 * Pictures may come from other hosts, or be part of the style sheet: `img-src 'self' data: https:`.
 */
const isAllowedPicture = /^(https:|data:image\/)/i;

/** Finds the references in a style sheet that a browser would block. */
export function styleViolations(css: string): StyleViolation[] {
  const code = css.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(references)].flatMap((match) => {
    const [, isImport, , url, , imported] = match;
    const address = url ?? imported ?? '';
    if (!isForeign.test(address)) return [];
    const what = reasonOf(address, {
      isImport: isImport !== undefined,
      isFont: isInFontFace(code, match.index),
    });
    return what ? [{ line: code.slice(0, match.index).split('\n').length, what }] : [];
  });
}

function reasonOf(address: string, { isImport, isFont }: { isImport: boolean; isFont: boolean }) {
  const short = address.length > 60 ? `${address.slice(0, 60)}…` : address;
  if (isImport)
    return `imports ${short}: style sheets come from the release only. Put the file beside this one and import that`;
  if (isFont)
    return `takes a font from ${short}: fonts come from the release only. Put a .woff2 file beside this one and name it: url(./name.woff2)`;
  if (!isAllowedPicture.test(address))
    return `takes a file from ${short}, which the content security policy forbids. Put the file beside this one and name it: url(./name.png)`;
  return undefined;
}

const isInFontFace = (code: string, index: number) =>
  code.lastIndexOf('@font-face', index) > code.lastIndexOf('}', index);
