import type { PictureChooserProps } from '@vibrant-peak/shared/host';
import { Picture, SimpleGrid, Text, chakra } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { liveMedia } from '../media/liveMedia';
import { PictureSearch } from './PictureSearch';
import { titleOf, type UploadedPicture } from './uploadedPicture';

/** The uploaded pictures, newest first, one of which is chosen. */
export function PictureChooser({ onChoose, onClose }: PictureChooserProps) {
  const pictures = useAnswer<{ pictures: UploadedPicture[] }>('GET /media');
  return (
    <ModalDialog title="Choose a picture" isOpen onClose={onClose}>
      <Answered {...pictures}>
        {({ pictures: all }) => (
          <PictureSearch
            pictures={all}
            empty="No picture was uploaded yet. Upload picture, beside this button, adds the first one."
          >
            {(found) => (
              <SimpleGrid as="ul" role="list" listStyleType="none" columns={{ base: 2, sm: 3 }} gap="3">
                {found.map((picture) => (
                  <li key={picture.name}>
                    <Choice type="button" onClick={() => onChoose(picture)}>
                      <Picture src={liveMedia.preview(picture.address)} alt="" ratio={3 / 2} />
                      <Text px="3" pt="2" fontWeight="medium">
                        {titleOf(picture)}
                      </Text>
                      <Text px="3" pb="3" color="fg.muted">
                        {picture.alt || 'No description yet.'}
                      </Text>
                    </Choice>
                  </li>
                ))}
              </SimpleGrid>
            )}
          </PictureSearch>
        )}
      </Answered>
    </ModalDialog>
  );
}

const Choice = chakra('button', {
  base: {
    display: 'flex',
    flexDir: 'column',
    // Otherwise a button centres its content.
    justifyContent: 'start',
    w: 'full',
    h: 'full',
    overflow: 'hidden',
    fontSize: 'sm',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'brand.solid' },
  },
});
