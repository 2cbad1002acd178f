import { Box } from '@vibrant-peak/shared/ui';
import { Sheet, styleSheetOf } from '@vibrant-peak/invoice/sheet/Sheet';
import { templateOf, type LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { useDraft } from '../draft/draftStore';
import { IsolatedTree } from '../gallery/IsolatedTree';
import { useSettled } from '../gallery/useSettled';
import { useSheetDocument } from './useSheetDocument';

/** Lines in the picture: more are below the screen, and the preview has them. */
const maxLines = 40;

/**
 * A picture of the sheet, as wide as its place. It follows when typing pauses, so that it never
 * slows it down. People who do not see it read the form, and the preview.
 */
export function LiveSheet({ templates }: { templates: LoadedTemplates }) {
  const template = useDraft((draft) => templateOf(templates, draft.template));
  const invoice = useSettled(
    useDraft((draft) => draft.invoice),
    150,
  );
  const document = useSheetDocument(invoice, maxLines);
  return (
    <Box mt="4" borderWidth="1px" borderColor="border" borderRadius="md" overflow="hidden" bg="white">
      <IsolatedTree styles={styleSheetOf(template)}>
        <Sheet template={template} document={document} />
      </IsolatedTree>
    </Box>
  );
}
