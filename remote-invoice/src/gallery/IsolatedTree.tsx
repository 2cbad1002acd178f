import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface IsolatedTreeProps {
  /** The only style rules that apply inside. */
  styles: string;
  children: ReactNode;
}

/**
 * Renders its children as a picture in a shadow tree, so that they cannot be searched, selected or
 * styled by the page.
 */
export function IsolatedTree({ styles, children }: IsolatedTreeProps) {
  const attached = useRef<ShadowRoot>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      attached.current ??= element.attachShadow({ mode: 'closed' });
      adoptStyles(attached.current, styles);
      setRoot(attached.current);
    },
    [styles],
  );

  return (
    <div ref={attach} aria-hidden>
      {root && createPortal(children, root)}
    </div>
  );
}

/** The content security policy forbids style elements. */
function adoptStyles(root: ShadowRoot, styles: string): void {
  if (!('adoptedStyleSheets' in root)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
}
