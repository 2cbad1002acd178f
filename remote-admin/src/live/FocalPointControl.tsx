import { useId } from 'react';
import { describedBy } from '@vibrant-peak/shared/forms';
import { useHost } from '@vibrant-peak/shared/host';
import { Button, Flex, Span, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import type { ControlProps } from '../fields/fieldKind';
import { pictureUrl } from '@vibrant-peak/shared/safeUrl';
import { pictureFieldOf } from './besidePicture';
import { Crops } from './Crops';
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
    <Fold aria-labelledby={`${id}-label`}>
      <summary>
        <span id={`${id}-label`}>{field.label}</span>
        {message && (
          <Span id={`${id}-error`} ms="3" color="fg.error">
            {message}
          </Span>
        )}
      </summary>
      <Stack gap="3" pt="3">
        <Text id={`${id}-hint`} fontSize="xs" color="fg.muted">
          {field.hint}
        </Text>
        <Flex wrap="wrap" gap="5">
          <FocalPointPicture src={src} left={left} top={top} onPress={set} />
          <Stack flex="1 1 12rem" gap="1" maxW="xs">
            <PercentRange label="From the left" {...about} value={left} onChange={(next) => set(next, top)} />
            <PercentRange label="From the top" {...about} value={top} onChange={(next) => set(left, next)} />
            <Button alignSelf="flex-start" variant="outline" colorPalette="gray" onClick={() => set(50, 50)}>
              Center
            </Button>
          </Stack>
        </Flex>
        <Crops src={src} position={position} />
      </Stack>
    </Fold>
  );
}

const Fold = chakra('details', {
  base: {
    gridColumn: '1 / -1',
    px: '4',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& summary': { fontSize: 'sm', fontWeight: 'medium', cursor: 'pointer', focusVisibleRing: 'outside' },
  },
});
