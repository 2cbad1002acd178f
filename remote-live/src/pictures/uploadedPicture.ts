/** A record that shows a picture. */
export interface Use {
  collection: string;
  id: string;
  /** The name by which people know it. */
  title: string;
  inDraft: boolean;
  onSite: boolean;
  isScheduled: boolean;
  isPreviewed: boolean;
}

/** A picture, as the server lists it. */
export interface UploadedPicture {
  /** Such as `harbor.0a1b2c3d`. */
  name: string;
  address: string;
  /** What it shows; empty until somebody says so. */
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Bytes of all its files. */
  size: number;
  uploadedAt: string;
  uploadedBy: string;
  uses: readonly Use[];
}

/** The name of its file, without the hash. */
export const titleOf = ({ name }: Pick<UploadedPicture, 'name'>) => name.replace(/\.[0-9a-f]{8}$/, '');
