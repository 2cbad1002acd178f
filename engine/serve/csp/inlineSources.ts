import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { sha256 } from '../../formats/address';
import { sourceHash } from './securityHeaders';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Texts of a document's own scripts and styles, exactly as a browser hashes them, or these hashes.
 */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/**
 * Parses a document like a browser, with and without JavaScript, for the sources that a policy has
 * to allow.
 */
export function inlineSources(html: string): InlineSources {
  const found: InlineSources = { scripts: [], styles: [] };
  // The content of <noscript> counts without JavaScript.
  collect(parse(html, { scriptingEnabled: false }), found);
  return found;
}

const known = new Map<string, InlineSources>();

/**
 * The hashes of a document's own scripts and styles, as a policy names them. A publish asks twice:
 * when it composes, and when it tries.
 */
export function inlineHashes(html: string): InlineSources {
  const document = sha256(html);
  const before = known.get(document);
  if (before) return before;
  const { scripts, styles } = inlineSources(html);
  const hashes = { scripts: scripts.map(sourceHash), styles: styles.map(sourceHash) };
  rememberInlineHashes(document, hashes);
  return hashes;
}

/**
 * Reuses the findings of a document's composition: the same bytes are not parsed again.
 * @param document its hash.
 */
export const rememberInlineHashes = (document: string, hashes: InlineSources) =>
  void known.set(document, hashes);

function collect(node: Node, found: InlineSources): void {
  if ('tagName' in node) {
    if (node.tagName === 'style') found.styles.push(textOf(node));
    if (node.tagName === 'script' && isExecuted(node)) found.scripts.push(textOf(node));
  }
  if ('content' in node) collect(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
}

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function isExecuted({ attrs }: Element): boolean {
  const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  return (
    attribute('src') === undefined &&
    /^(module|(text|application)\/javascript)?$/i.test(attribute('type') ?? '')
  );
}
