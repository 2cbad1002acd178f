import { memo, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { InvoiceDocument } from '@vibrant-peak/invoice/sheet/invoiceDocument';
import { Sheet, styleSheetOf } from '@vibrant-peak/invoice/sheet/Sheet';
import type { LoadedTemplate } from '@vibrant-peak/invoice/sheet/template';
import type { LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { useDraft } from '../draft/draftStore';
import { IsolatedTree } from './IsolatedTree';
import { thumbnailDocument } from './thumbnailDocument';
import { useSettled } from './useSettled';

export interface ThumbnailsProps {
  /** Contains an empty frame for each template, with its id in `data-template`. */
  frames: HTMLElement;
}

/**
 * The draft in every template. Thumbnails update when typing pauses, so they never slow it down.
 */
export function Thumbnails({ frames, templates }: ThumbnailsProps & { templates: LoadedTemplates }) {
  const draft = useDraft(({ invoice }) => invoice);
  const invoice = useSettled(draft, 250);
  const document = useMemo(() => thumbnailDocument(invoice), [invoice]);

  return templates.map((template) => {
    const frame = frames.querySelector(`[data-template="${template.id}"]`);
    return frame && createPortal(<Thumbnail template={template} document={document} />, frame, template.id);
  });
}

const Thumbnail = memo(function Thumbnail(props: { template: LoadedTemplate; document: InvoiceDocument }) {
  return (
    <IsolatedTree styles={styleSheetOf(props.template)}>
      <Sheet {...props} />
    </IsolatedTree>
  );
});
