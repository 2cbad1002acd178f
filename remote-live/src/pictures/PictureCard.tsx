import { useId } from 'react';
import { Box, Button, Flex, Heading, Picture, Text, cardStyle, chakra } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';
import { liveMedia } from '../media/liveMedia';
import { titleOf, type UploadedPicture } from './uploadedPicture';
import { Uses } from './Uses';

interface PictureCardProps {
  picture: UploadedPicture;
  onAsk: (about: 'description' | 'removal') => void;
}

/** Size of a file in kilobytes, rounded up. */
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

/** A picture, its properties and its actions. */
export function PictureCard({ picture, onAsk }: PictureCardProps) {
  const { address, alt, width, height, size, uploadedAt, uploadedBy, uses } = picture;
  const title = titleOf(picture);
  const id = useId();
  const small = { size: 'sm', variant: 'outline' } as const;
  return (
    <Frame aria-labelledby={id}>
      <Picture src={liveMedia.preview(address)} alt={alt || `Picture ${title}`} ratio={3 / 2} />
      <Flex direction="column" gap="3" p="4" flex="1" fontSize="sm">
        <Box>
          <Heading id={id} as="h2" size="sm" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="fg.muted">{`${width} × ${height} pixels, ${kilobytes(size)}`}</Text>
          <Text color="fg.muted">
            <span>{`${uploadedBy}, `}</span>
            <Time at={uploadedAt} />
          </Text>
        </Box>
        <Text overflowWrap="anywhere">{alt || 'No description yet.'}</Text>
        <Uses uses={uses} />
        <Flex wrap="wrap" gap="2" mt="auto">
          <Button
            {...small}
            colorPalette="gray"
            aria-label={`Describe ${title}`}
            onClick={() => onAsk('description')}
          >
            Describe
          </Button>
          <Button
            {...small}
            colorPalette="red"
            aria-label={`Remove ${title}`}
            onClick={() => onAsk('removal')}
          >
            Remove
          </Button>
        </Flex>
      </Flex>
    </Frame>
  );
}

const Frame = chakra('li', {
  base: {
    ...cardStyle,
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    overflow: 'hidden',
  },
});
