import { useRef, type MouseEvent } from 'react';

/**
 * A press anywhere on a card, except on links, presses its control. The text stays selectable: the
 * click that ends a selection is not a press.
 */
export function usePressableCard<T extends HTMLElement>() {
  const control = useRef<T>(null);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button') || isSelected(target)) return;
    control.current?.focus({ preventScroll: true });
    control.current?.click();
  };
  return { control, onClick };
}

/** Whether text of a node is selected. */
export function isSelected(node: Node): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(node, true);
}
