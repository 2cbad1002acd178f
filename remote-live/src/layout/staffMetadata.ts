import { staffMetadataOf } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';

/** Document head of a staff page. */
export const staffMetadata = staffMetadataOf(brand.name);
