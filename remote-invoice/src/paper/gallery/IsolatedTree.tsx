import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface IsolatedTreeProps {
  /** The only rules that apply inside. */
  styles: string;
  children: ReactNode;
}

/** A picture made of elements: in a tree of its own, out of reach for searching, selecting and the page's style. */
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

/** A style element would be an inline style, which the site's policy refuses. */
function adoptStyles(root: ShadowRoot, styles: string): void {
  if (!('adoptedStyleSheets' in root)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
}
