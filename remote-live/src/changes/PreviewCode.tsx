import { useId } from 'react';
import { Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { qrCode } from '../layout/qrCode';

/**
 * The address of a preview for another device, as a QR code and as text. The device has to sign in.
 */
export function PreviewCode({ address }: { address: string }) {
  const id = useId();
  return (
    <Stack gap="3" w="18rem" maxW="full">
      <Picture src={qrCode(address)} alt="QR code of the address below" />
      <FieldFrame id={id} label="Address of the preview">
        <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      </FieldFrame>
      <Text color="fg.muted" fontSize="sm">
        Scan it with a phone, and sign in there.
      </Text>
    </Stack>
  );
}

const Picture = chakra('img', { base: { w: 'full', aspectRatio: 'square', borderRadius: 'md' } });

const Input = chakra('input', fieldRecipe);
