import { useRef, useState } from 'react';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box, Heading, chakra } from '@vibrant-peak/shared/ui';
import { useIsNear } from '@vibrant-peak/shared/useIsNear';
import { loadTemplates, templateOf, templates } from '@vibrant-peak/invoice/sheet/templates';
import { useDraft } from '../draft/draftStore';
import { chooseTemplate } from '../draft/invoiceActions';
import { FormCard } from '../form/FormCard';
import type { ThumbnailsProps } from './Thumbnails';

const Thumbnails = createLazyPart<ThumbnailsProps>(
  async () => {
    const [{ Thumbnails: Pictures }, loaded] = await Promise.all([import('./Thumbnails'), loadTemplates()]);
    return (props) => <Pictures {...props} templates={loaded} />;
  },
  { island: 'invoice-thumbnails' },
);

/** Distance from the viewport, in pixels, at which the thumbnails are requested. */
const near = 400;

/** Lists all templates by name at once; thumbnails load when they come near the viewport. */
export function GalleryCard() {
  const chosen = useDraft((draft) => templateOf(templates, draft.template));
  const [frames, setFrames] = useState<HTMLElement | null>(null);
  const pictures = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(pictures, near);

  return (
    <FormCard>
      <Heading id="invoice-template" size="md" mb="4">
        Template
      </Heading>
      <Box ref={pictures}>{frames && isNear && <Thumbnails frames={frames} />}</Box>
      <Choices ref={setFrames} role="radiogroup" aria-labelledby="invoice-template">
        {templates.map(({ id, name }) => (
          <Choice key={id}>
            <input
              type="radio"
              name="invoice-template"
              value={id}
              checked={id === chosen.id}
              onChange={() => chooseTemplate(id)}
            />
            <Frame data-template={id} />
            <span>{name}</span>
          </Choice>
        ))}
      </Choices>
    </FormCard>
  );
}

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
  },
});

const Choice = chakra('label', {
  base: {
    position: 'relative',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'short',
    color: 'fg.muted',
    cursor: 'pointer',
    '& > input': { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: '0', cursor: 'pointer' },
    '&:has(:checked)': { color: 'fg' },
    '& > input:checked + div': { outline: '3px solid', outlineColor: 'brand.solid' },
    '& > input:focus-visible + div': { boxShadow: '0 0 0 5px {colors.brand.emphasized}' },
    '@media (forced-colors: active)': {
      '& > input:checked + div': { outlineColor: 'Highlight' },
      '& > input:focus-visible + div': { outline: '4px double Highlight' },
    },
  },
});

const Frame = chakra('div', {
  base: {
    aspectRatio: '210 / 297',
    contentVisibility: 'auto',
    mb: '2',
    overflow: 'hidden',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    outlineOffset: '1px',
    pointerEvents: 'none',
  },
});
