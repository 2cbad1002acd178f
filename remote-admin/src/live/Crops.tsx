import { Box, Flex, Picture, Text } from '@vibrant-peak/shared/ui';

interface CropsProps {
  src: string;
  /** As in CSS. */
  position: string;
}

/** Width divided by height: wide, square and tall. */
const ratios = [2, 1, 3 / 4];

/** What a page shows of a picture in boxes of other shapes. */
export const Crops = ({ src, position }: CropsProps) => (
  <Box>
    <Text fontSize="xs" color="fg.muted" mb="1.5">
      In boxes of other shapes:
    </Text>
    <Flex gap="2">
      {ratios.map((ratio) => (
        <Picture key={ratio} src={src} position={position} ratio={ratio} alt="" h="16" borderRadius="md" />
      ))}
    </Flex>
  </Box>
);
