import { memo, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useDraft } from '../../model/draftStore';
import type { InvoiceDocument } from '../invoiceDocument';
import { Sheet, styleSheetOf } from '../Sheet';
import type { Template } from '../template';
import type { LoadedTemplates } from '../templates/index';
import { IsolatedTree } from './IsolatedTree';
import { thumbnailDocument } from './thumbnailDocument';
import { useSettled } from './useSettled';

export interface ThumbnailsProps {
  /** Holds an empty frame for each template, marked with its id. */
  frames: HTMLElement;
}

/** The draft in every look. The pictures follow when the typing pauses: it never waits for them. */
export function Thumbnails({ frames, templates }: ThumbnailsProps & { templates: LoadedTemplates }) {
  const draft = useDraft(({ invoice }) => invoice);
  const invoice = useSettled(draft, 250);
  const document = useMemo(() => thumbnailDocument(invoice), [invoice]);

  return templates.map((template) => {
    const frame = frames.querySelector(`[data-template="${template.id}"]`);
    return frame && createPortal(<Thumbnail template={template} document={document} />, frame, template.id);
  });
}

const Thumbnail = memo(function Thumbnail(props: { template: Template; document: InvoiceDocument }) {
  return (
    <IsolatedTree styles={styleSheetOf(props.template)}>
      <Sheet {...props} />
    </IsolatedTree>
  );
});
