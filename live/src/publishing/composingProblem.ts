import { problem, type Problem } from '../http/problem';

/** Why composing failed, in words, with the records that were chosen. */
export const composingProblem = (error: Error, records: readonly object[]): Problem =>
  problem(isOfFullDisk(error) ? 507 : 422, composingFailure(error), { details: { records } });

/** The same as a text. */
export const composingFailure = (error: Error): string =>
  isOfFullDisk(error)
    ? 'The disk of the server is full: nothing was composed. Free up disk space on the server.'
    : error.message;

const isOfFullDisk = ({ message, code }: Error & { code?: string }) =>
  code === 'ENOSPC' || /ENOSPC|no space left/i.test(message);
