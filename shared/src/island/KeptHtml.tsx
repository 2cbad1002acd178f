import { useLayoutEffect, useRef } from 'react';

/** Elements that React has let go of, shown as they are, with all that was typed into them. */
export function KeptHtml({ nodes }: { nodes: Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} style={{ display: 'contents' }} />;
}

const fields = 'input[name]:not([type=file]), textarea[name], select[name]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes what was typed into kept elements into the fields of the same names, the way a visitor would. */
export function restoreTyped(nodes: Node[], into: HTMLElement): void {
  const typed = nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<Field>(fields)] : [],
  );
  for (const { name, value } of typed) {
    const field = into.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
    if (!field || field.value === value) continue;
    // Past React's own setter on the element, or it would take the event for no change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
