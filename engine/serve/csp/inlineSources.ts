import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { sha256 } from '../../formats/address';
import { sourceHash } from './securityHeaders';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Hashes of a document's own scripts and styles, as a policy names them. */
interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const known = new Map<string, InlineHashes>();

/**
 * Parses a document like a browser, with and without JavaScript, for the sources that a policy has
 * to allow. A publish asks twice: when it composes, and when it tries.
 */
export function inlineHashes(html: string): InlineHashes {
  const document = sha256(html);
  const before = known.get(document);
  if (before) return before;
  const hashes: InlineHashes = { scripts: [], styles: [] };
  // The content of <noscript> counts without JavaScript.
  collect(parse(html, { scriptingEnabled: false }), hashes);
  known.set(document, hashes);
  return hashes;
}

function collect(node: Node, found: InlineHashes): void {
  if ('tagName' in node) {
    if (node.tagName === 'style') found.styles.push(hashOf(node));
    if (node.tagName === 'script' && isExecuted(node)) found.scripts.push(hashOf(node));
  }
  if ('content' in node) collect(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
}

/** Of its text, exactly as a browser hashes it. */
const hashOf = ({ childNodes }: Element) =>
  sourceHash(childNodes.map((child) => ('value' in child ? child.value : '')).join(''));

function isExecuted({ attrs }: Element): boolean {
  const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
  return (
    attribute('src') === undefined &&
    /^(module|importmap|(text|application)\/javascript)?$/i.test(attribute('type') ?? '')
  );
}
