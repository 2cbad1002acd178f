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
