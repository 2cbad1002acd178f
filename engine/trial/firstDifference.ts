import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** One thing that both builds must render alike. */
interface Rendered {
  /** An element, or text. */
  node: string;
  /** What of it, in words. */
  what: string;
  value: string;
}

const addresses = ['href', 'src', 'srcset', 'poster', 'action'];

/**
 * The first element, class names, address or text in which two documents of a page differ, in
 * words. `undefined` where all are equal.
 * @param byNode the page by the bundle for Node. @param byBrowser the same by the browser's scripts.
 */
export function firstDifference(byNode: string, byBrowser: string): string | undefined {
  const [first, second] = [renderedIn(byNode), renderedIn(byBrowser)];
  const length = Math.max(first.length, second.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [first[index], second[index]];
    if (one?.what !== other?.what)
      return `the node build has ${nodeIn(one)}, where the browser build has ${nodeIn(other)}`;
    if (one?.value !== other?.value)
      return `${one?.what} is “${one?.value}” in the node build and “${other?.value}” in the browser build`;
  }
  return undefined;
}

const nodeIn = (part: Rendered | undefined) => part?.node ?? 'nothing';

/** What the page of a document shows, in the order of the document. The layout is another release's. */
function renderedIn(html: string): Rendered[] {
  const parts: Rendered[] = [];
  let text = '';
  const endText = () => {
    const value = text.replace(/\s+/g, ' ').trim();
    if (value) parts.push({ node: `the text “${value}”`, what: 'the text', value });
    text = '';
  };
  const visit = (node: Node): void => {
    if ('value' in node && node.nodeName === '#text') text += node.value;
    // React renders its content in the node build only.
    if (!('tagName' in node) || node.tagName === 'noscript') return;
    endText();
    const element = `<${node.tagName}>`;
    const valueOf = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? '';
    const add = (name: string, value: string) =>
      parts.push({ node: element, what: `${name} of ${element}`, value });
    add('class', valueOf('class').split(/\s+/).filter(Boolean).sort().join(' '));
    for (const name of addresses) add(name, valueOf(name));
    node.childNodes.forEach(visit);
    endText();
  };
  const document = parse(html);
  const isMain = ({ tagName }: Element) => tagName === 'main';
  const isRoot = ({ attrs }: Element) => attrs.some(({ name, value }) => name === 'id' && value === 'root');
  (elementIn(document, isMain) ?? elementIn(document, isRoot))?.childNodes.forEach(visit);
  return parts;
}

function elementIn(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && isWanted(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = elementIn(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
