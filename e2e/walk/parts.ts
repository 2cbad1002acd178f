import type { Page } from '@playwright/test';

const roles = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const;

/**
 * An interactive part of a page, identified across page loads by role, name and index among those
 * of the same name.
 */
export interface Part {
  role: (typeof roles)[number];
  name: string;
  index: number;
}

interface AccessibilityNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  backendDOMNodeId?: number;
  properties?: { name: string; value: { value: unknown } }[];
}

/**
 * All interactive parts in the browser's accessibility tree, one of each kind.
 * Disabled parts, selected tabs and `known` kinds are left out.
 */
export async function partsOf(page: Page, known: Set<string>): Promise<Part[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AccessibilityNode[] };
  const found: Part[] = [];
  const counts = new Map<string, number>();
  for (const { ignored, role, name, backendDOMNodeId: backendNodeId, properties } of nodes) {
    const part = { role: role?.value as Part['role'], name: name?.value ?? '' };
    if (ignored || !roles.includes(part.role)) continue;
    const isIdle = properties?.some(({ name, value }) => /^(disabled|selected)$/.test(name) && value.value);
    const key = `${part.role} ${part.name}`;
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    const { node } = await session.send('DOM.describeNode', { backendNodeId });
    const attributes = node.attributes ?? [];
    const className = attributes[attributes.indexOf('class') + 1] ?? '';
    const isAddress = part.role === 'link' || part.role === 'tab';
    const kind = [part.role, node.localName, className, isAddress ? '' : part.name.split(' ')[0]].join(' ');
    if (isIdle || known.has(kind)) continue;
    known.add(kind);
    found.push({ ...part, index });
  }
  await session.detach();
  return found;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * The part in the present page load. Chromium's name follows the rendered text, which styles may
 * capitalise.
 */
export const locate = (page: Page, { role, name, index }: Part) =>
  page.getByRole(role, { name: new RegExp(`^${escaped(name)}$`, 'i') }).nth(index);
