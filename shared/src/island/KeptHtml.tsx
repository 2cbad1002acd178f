import { useLayoutEffect, useRef } from 'react';

/** Shows elements that React has removed, unchanged, with all text typed into them. */
export function KeptHtml({ nodes }: { nodes: Node[] }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={element} style={{ display: 'contents' }} />;
}

const fields = 'input[name]:not([type=file]), textarea[name], select[name]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies text typed into stored elements to the fields of the same names, as if the visitor had typed
 * it there.
 */
export function restoreTyped(nodes: Node[], into: HTMLElement): void {
  const typed = nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<Field>(fields)] : [],
  );
  for (const { name, value } of typed) {
    const field = into.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
    if (!field || field.value === value) continue;
    // Bypasses React's own setter, which would make React ignore the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
