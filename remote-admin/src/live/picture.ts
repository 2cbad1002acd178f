import type { FieldKindDefinition } from '../fields/fieldKind';
import { image } from '../fields/image';
import { PictureControl } from './PictureControl';
import { uploading } from './usePictureUpload';

/** The address of a picture, which can be uploaded. */
export const picture: FieldKindDefinition = {
  ...image,
  read: (input, field) =>
    input === uploading ? { problem: 'Wait until the picture is uploaded' } : image.read(input, field),
  control: { type: 'own', Control: PictureControl },
};
