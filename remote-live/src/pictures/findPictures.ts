import type { UploadedPicture } from './uploadedPicture';

/** Without capitals and accents. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The pictures with all words of a search in name, description or uses. */
export function findPictures(pictures: readonly UploadedPicture[], search: string): UploadedPicture[] {
  const words = fold(search).split(/\s+/);
  return pictures.filter(({ name, alt, uses }) => {
    const text = fold([name, alt, ...uses.map(({ title }) => title)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
