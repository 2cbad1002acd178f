import type { FastifyRequest } from 'fastify';
import type { SentFile } from '../submissions/examineResume';

/** What a visitor has filled into a form. */
export interface Submission {
  values: Record<string, string>;
  file?: SentFile & { isTooLarge: boolean };
}

/** Reads a form that came as `multipart/form-data`, also one with a file that is too large. */
export async function readSubmission(request: FastifyRequest): Promise<Submission> {
  const submission: Submission = { values: {} };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      // Browsers send line breaks as two characters.
      if (typeof part.value === 'string')
        submission.values[part.fieldname] = part.value.replaceAll('\r\n', '\n');
      continue;
    }
    const bytes = await part.toBuffer();
    // Without a chosen file browsers send an empty one.
    if (part.filename) submission.file = { name: part.filename, bytes, isTooLarge: part.file.truncated };
  }
  return submission;
}
