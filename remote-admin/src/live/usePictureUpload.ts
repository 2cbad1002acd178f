import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MediaPort } from '@vibrant-peak/shared/host';
import type { ControlProps } from '../fields/fieldKind';
import { focusFieldOf, textFieldOf } from './besidePicture';

/** Value of a field while its picture is uploaded; no rule takes it, so that nothing is saved meanwhile. */
export const uploading = 'Uploading …';

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
      const has = (name: string) => form.getValues(name) !== undefined;
      const focus = focusFieldOf(place.current);
      // The focal point of the picture before says nothing about this one.
      if (form.getValues(focus)) form.setValue(focus, '50% 50%', { shouldDirty: true });
      const result = [
        `Uploaded: ${width} x ${height} pixels.`,
        has(focus) && 'Set its focal point.',
        has(textFieldOf(place.current)) && 'Check the text that says what it shows.',
      ];
      setProgress({ result: result.filter(Boolean).join(' ') });
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
