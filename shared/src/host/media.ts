import type { ComponentType } from 'react';

/** A picture that is stored, in pixels. */
export interface StoredPicture {
  /** As records name it. */
  address: string;
  width: number;
  height: number;
}

/** A picture that the user has chosen. */
export interface ChosenPicture {
  /** As records name it. */
  address: string;
  /** What it shows; may be empty. */
  alt: string;
}

export interface PictureChooserProps {
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

interface UploadOptions {
  /** Gets the part that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Ends the upload, which then rejects. */
  signal: AbortSignal;
}

/**
 * Storage of the content's pictures. `testMedia` of `@vibrant-peak/shared/testing` tests this
 * contract.
 */
export interface MediaPort {
  /** Media types of the pictures that are taken. */
  types: readonly string[];
  /**
   * Stores a picture; the same one again has the same address. Rejects with the reason in plain
   * words.
   */
  upload: (file: File, options: UploadOptions) => Promise<StoredPicture>;
  /**
   * The address at which staff see a picture, whether it is on the site or not yet; pictures kept
   * elsewhere have the same one.
   */
  preview: (address: string) => string;
  /**
   * A dialog in which the user chooses one of the pictures that are stored; without it, they cannot
   * be chosen.
   */
  Chooser?: ComponentType<PictureChooserProps>;
}
