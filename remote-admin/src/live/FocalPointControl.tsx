import { useId } from 'react';
import { describedBy } from '@vibrant-peak/shared/forms';
import { useHost } from '@vibrant-peak/shared/host';
import { Box, Button, Flex, Stack } from '@vibrant-peak/shared/ui';
import type { ControlProps } from '../fields/fieldKind';
import { pictureUrl } from '@vibrant-peak/shared/safeUrl';
import { pictureFieldOf } from './besidePicture';
import { Crops } from './Crops';
import { FieldGroup } from './FieldGroup';
import { FocalPointPicture } from './FocalPointPicture';
import { PercentRange } from './PercentRange';

const asItIs = (address: string) => address;

/** Sets a picture's focal point, by pressing on it or by two ranges. */
export function FocalPointControl({ form, field }: ControlProps) {
  const id = useId();
  const { preview = asItIs } = useHost().media ?? {};
  const address = pictureUrl(String(form.watch(pictureFieldOf(field.name)) ?? ''));
  const position = String(form.watch(field.name) || '50% 50%');
  if (!address) return null;

  const [left = 50, top = 50] = position.split(' ').map((part) => Number.parseInt(part));
  const set = (nextLeft: number, nextTop: number) =>
    form.setValue(field.name, `${nextLeft}% ${nextTop}%`, { shouldDirty: true });
  const src = preview(address);
  const message = form.getFieldState(field.name, form.formState).error?.message;
  const about = { 'aria-describedby': describedBy({ id, hint: field.hint, message }) };
  return (
    <Box gridColumn="1 / -1">
      <FieldGroup id={id} field={field} message={message}>
        <Flex wrap="wrap" gap="5">
          <FocalPointPicture src={src} left={left} top={top} onPress={set} />
          <Stack flex="1 1 12rem" gap="1" maxW="xs">
            <PercentRange label="From the left" {...about} value={left} onChange={(next) => set(next, top)} />
            <PercentRange label="From the top" {...about} value={top} onChange={(next) => set(left, next)} />
            <Button alignSelf="flex-start" variant="outline" colorPalette="gray" onClick={() => set(50, 50)}>
              Centre
            </Button>
          </Stack>
        </Flex>
        <Crops src={src} position={position} />
      </FieldGroup>
    </Box>
  );
}
