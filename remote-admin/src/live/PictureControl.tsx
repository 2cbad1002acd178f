import { FormField } from '@vibrant-peak/shared/forms';
import { useHost } from '@vibrant-peak/shared/host';
import type { ControlProps } from '../fields/fieldKind';
import { PictureUpload } from './PictureUpload';

/** The address of a picture, with the picture and ways to upload another one where pictures are kept. */
export function PictureControl({ form, field, takesFocus }: ControlProps) {
  const { media } = useHost();
  const input = (
    <FormField
      form={form}
      name={field.name}
      label={field.label}
      hint={field.hint}
      required={field.isRequired}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={takesFocus}
    />
  );
  return media ? <PictureUpload {...{ media, form, field }}>{input}</PictureUpload> : input;
}
