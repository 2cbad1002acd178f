import { useState, type ReactNode } from 'react';
import type { MediaPort } from '@vibrant-peak/shared/host';
import { Button, Flex, Picture, Stack } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import type { ControlProps } from '../fields/fieldKind';
import { FileButton } from './FileButton';
import { FileTarget } from './FileTarget';
import { UploadProgress } from './UploadProgress';
import { uploading, usePictureUpload } from './usePictureUpload';

interface PictureUploadProps extends ControlProps {
  media: MediaPort;
  /** The field for the address. */
  children: ReactNode;
}

/** Shows the picture of a field. A file can be chosen, dropped or pasted. */
export function PictureUpload({ media, form, field, children }: PictureUploadProps) {
  const { upload, choose, end, ...progress } = usePictureUpload(media, { form, field });
  const [isChoosing, setIsChoosing] = useState(false);
  const onFile = (file: File) => void upload(file);
  const address = String(form.watch(field.name) ?? '');
  const isRunning = address === uploading;
  const { Chooser } = media;
  return (
    <>
      <FileTarget onFile={onFile}>
        <Flex wrap="wrap" gap="4">
          <Picture
            src={isRunning ? '' : media.preview(address)}
            alt="Preview"
            ratio={3 / 2}
            flex="0 1 11rem"
            minW="32"
            borderRadius="md"
          />
          <Stack gap="2" minW="0" flex="1 1 16rem">
            {children}
            <Flex wrap="wrap" gap="2">
              <FileButton
                isRunning={isRunning}
                onFile={onFile}
                label={field.label}
                types={media.types}
                onEnd={end}
              />
              {Chooser && (
                <ChooseButton label={field.label} disabled={isRunning} onClick={() => setIsChoosing(true)} />
              )}
            </Flex>
            <UploadProgress {...progress} />
          </Stack>
        </Flex>
      </FileTarget>
      {Chooser && isChoosing && (
        <Chooser
          onChoose={(picture) => {
            choose(picture);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

interface ChooseButtonProps {
  /** What the picture is for. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const ChooseButton = ({ label, ...button }: ChooseButtonProps) => (
  <Button
    size="sm"
    minH={touchable}
    variant="outline"
    colorPalette="gray"
    aria-label={`Choose a picture: ${label}`}
    {...button}
  >
    Choose a picture
  </Button>
);
