import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MediaPort } from '@vibrant-peak/shared/host';
import type { ControlProps } from '../fields/fieldKind';

/** Value of a field while its picture is uploaded; no rule takes it, so that nothing is saved meanwhile. */
export const uploading = 'Uploading …';

/** The field that says what a picture shows, where the record has one. */
const textFieldOf = (name: string) => (/\bsrc$/.test(name) ? name.replace(/src$/, 'alt') : `${name}Alt`);

interface Progress {
  /** Of the file that is being sent. */
  name?: string;
  /** The part that has been sent, from 0 to 1. */
  sent?: number;
  /** What the upload has brought. */
  result?: string;
  /** Why it has brought nothing. */
  problem?: string;
}

/** Uploads one picture at a time and gives its address to a field of the form; without success the field stays as it was. */
export function usePictureUpload(media: MediaPort, { form, field: { name } }: ControlProps) {
  const [progress, setProgress] = useState<Progress>({});
  const running = useRef<AbortController>(undefined);
  // A row of a list has another name once it is moved.
  const place = useRef(name);
  useLayoutEffect(() => void (place.current = name), [name]);
  useEffect(() => () => running.current?.abort('gone'), []);

  const set = (value: unknown) =>
    form.setValue(place.current, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  const upload = async (file: File) => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const before: unknown = form.getValues(place.current);
    form.clearErrors(place.current);
    form.setValue(place.current, uploading, { shouldDirty: true });
    setProgress({ name: file.name, sent: 0 });
    try {
      const onProgress = (sent: number) => setProgress({ name: file.name, sent });
      const { address, width, height } = await media.upload(file, { signal, onProgress });
      set(address);
      const hasText = form.getValues(textFieldOf(place.current)) !== undefined;
      setProgress({
        result: `Uploaded: ${width} x ${height} pixels.${hasText ? ' Check the text that says what it shows.' : ''}`,
      });
    } catch (error) {
      if (signal.reason === 'gone') return;
      set(before);
      setProgress(
        signal.aborted ? { result: 'The upload was ended.' } : { problem: (error as Error).message },
      );
    } finally {
      running.current = undefined;
    }
  };
  return { ...progress, upload, end: () => running.current?.abort() };
}
