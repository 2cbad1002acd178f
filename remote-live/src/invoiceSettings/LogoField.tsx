import { useState } from 'react';
import { FieldFrame } from '@vibrant-peak/shared/forms';
import { Box, Button, Flex, chakra } from '@vibrant-peak/shared/ui';
import { liveMedia } from '../media/liveMedia';
import { PictureChooser } from '../pictures/PictureChooser';
import { UploadButton } from '../pictures/UploadButton';

interface LogoFieldProps {
  /** Address of a picture, or blank. */
  value: string;
  message: string | undefined;
  onChange: (address: string) => void;
}

const id = 'logo';

/** The logo: one of the uploaded pictures. */
export function LogoField({ value, message, onChange }: LogoFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <FieldFrame label="Logo" {...{ id, message }}>
      {value && (
        <Box mb="3">
          <Logo src={liveMedia.preview(value)} alt="The logo" />
        </Box>
      )}
      <Flex gap="3" wrap="wrap" align="start">
        <Button id={id} variant="outline" onClick={() => setIsChoosing(true)}>
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
    </FieldFrame>
  );
}

/** On white, as on paper. */
const Logo = chakra('img', {
  base: { maxH: '20', maxW: 'full', p: '2', bg: 'white', borderWidth: '1px', borderRadius: 'lg' },
});
