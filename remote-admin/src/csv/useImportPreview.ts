import { useEffect, useState } from 'react';
import { largestFile } from '@vibrant-peak/shared/largestFile';
import type { Entity } from '../entities/entity';
import { decodeCsv } from '@vibrant-peak/shared/decodeCsv';
import { readCsv, type ImportPreview } from './readCsv';

type Outcome = { preview: ImportPreview; isAnsi: boolean } | { failure: string };

/** Reads and validates a file; `undefined` while in progress. */
export function useImportPreview(entity: Entity, file: File): Outcome | undefined {
  const [checked, setChecked] = useState<{ file: File; outcome: Outcome }>();
  useEffect(() => {
    let isCurrent = true;
    void check(entity, file).then((outcome) => isCurrent && setChecked({ file, outcome }));
    return () => {
      isCurrent = false;
    };
  }, [entity, file]);
  return checked?.file === file ? checked?.outcome : undefined;
}

async function check(entity: Entity, file: File): Promise<Outcome> {
  if (file.size > largestFile) return { failure: `The file is larger than ${largestFile / 1_000_000} MB.` };
  try {
    const { text, isAnsi } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    return { preview: await readCsv(entity, text), isAnsi };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'The file cannot be read.' };
  }
}
