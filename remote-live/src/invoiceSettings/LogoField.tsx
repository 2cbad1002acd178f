import { useId, useState } from 'react';
import { Box, Button, Flex, Text, chakra } from '@vibrant-peak/shared/ui';
import { Problem } from '../layout/Problem';
import { liveMedia } from '../media/liveMedia';
import { PictureChooser } from '../pictures/PictureChooser';
import { UploadButton } from '../pictures/UploadButton';

interface LogoFieldProps {
  /** Address of a picture, or blank. */
  value: string;
  message: string | undefined;
  onChange: (address: string) => void;
}

/** The logo: one of the uploaded pictures. */
export function LogoField({ value, message, onChange }: LogoFieldProps) {
  const id = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} mb="1.5" fontSize="sm" fontWeight="medium">
        Logo
      </Text>
      {value && (
        <Box mb="3">
          <Logo src={liveMedia.preview(value)} alt="The logo" />
        </Box>
      )}
      <Flex gap="3" wrap="wrap" align="start">
        <Button variant="outline" onClick={() => setIsChoosing(true)}>
          Choose a picture
        </Button>
        <UploadButton onUploaded={({ address }) => onChange(address)} />
        {value && (
          <Button variant="outline" colorPalette="red" onClick={() => onChange('')}>
            Remove the logo
          </Button>
        )}
      </Flex>
      {isChoosing && (
        <PictureChooser
          onClose={() => setIsChoosing(false)}
          onChoose={({ address }) => {
            setIsChoosing(false);
            onChange(address);
          }}
        />
      )}
      <Problem text={message} />
    </Box>
  );
}

/** On white, as on paper. */
const Logo = chakra('img', {
  base: { maxH: '20', maxW: 'full', p: '2', bg: 'white', borderWidth: '1px', borderRadius: 'lg' },
});
