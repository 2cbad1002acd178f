import { Type } from '@sinclair/typebox';
import { lineSchema, only } from '../http/schemas';
import { pictureName } from './pictureNames';

export const nameSchema = only({ name: Type.String({ pattern: `^${pictureName}$`, maxLength: 100 }) });

export const fileSchema = only({
  file: Type.String({ pattern: `^${pictureName}-\\d{1,5}\\.avif$`, maxLength: 120 }),
});

/** What a picture shows. */
export const descriptionSchema = only({ alt: lineSchema(300) });

const picture = {
  name: Type.String(),
  address: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  size: Type.Integer(),
  uploadedAt: Type.String(),
  uploadedBy: Type.String(),
};

export const pictureSchema = Type.Object(picture);

export const listedPictureSchema = Type.Object({
  ...picture,
  uses: Type.Array(
    Type.Object({
      collection: Type.String(),
      id: Type.String(),
      title: Type.String(),
      inDraft: Type.Boolean(),
      onSite: Type.Boolean(),
      isScheduled: Type.Boolean(),
      isPreviewed: Type.Boolean(),
    }),
  ),
});
