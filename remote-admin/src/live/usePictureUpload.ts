import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChosenPicture, MediaPort } from '@vibrant-peak/shared/host';
import type { ControlProps } from '../fields/fieldKind';
import { focusFieldOf, textFieldOf } from './besidePicture';

/** Value of a field during an upload. Every rule refuses it, so that nothing is saved meanwhile. */
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

/** Sets a field to an uploaded or chosen picture. A failure leaves it as it is. */
export function usePictureUpload(media: MediaPort, { form, field: { name } }: ControlProps) {
  const [progress, setProgress] = useState<Progress>({});
  const running = useRef<AbortController>(undefined);
  // A row of a list has another name once it is moved.
  const place = useRef(name);
  useLayoutEffect(() => void (place.current = name), [name]);
  useEffect(() => () => running.current?.abort('gone'), []);

  const set = (value: unknown) =>
    form.setValue(place.current, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  const has = (other: string) => form.getValues(other) !== undefined;

  /** @returns a hint for the next step. */
  const take = (address: string): string => {
    set(address);
    const [focus, text] = [focusFieldOf(place.current), textFieldOf(place.current)];
    // The focal point of the picture before says nothing about this one.
    if (form.getValues(focus)) form.setValue(focus, '50% 50%', { shouldDirty: true });
    const next = [
      has(focus) && 'Set its focal point.',
      has(text) && 'Check the text that says what it shows.',
    ];
    return next.filter(Boolean).join(' ');
  };

  const choose = ({ address, alt }: ChosenPicture) => {
    if (running.current || form.getValues(place.current) === address) return;
    const text = textFieldOf(place.current);
    if (form.getValues(text) === '')
      form.setValue(text, alt, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setProgress({ result: `Chosen. ${take(address)}`.trim() });
  };

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
      setProgress({ result: `Uploaded: ${width} × ${height} pixels. ${take(address)}`.trim() });
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
  return { ...progress, upload, choose, end: () => running.current?.abort() };
}
