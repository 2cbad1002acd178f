import { STATUS_CODES } from 'node:http';
import { Type } from '@sinclair/typebox';

/** Further members of a problem document. */
type Details = Record<string, unknown>;

/** An error that the client sees. */
export interface Problem extends Error {
  statusCode: number;
  details: Details;
  headers: Record<string, string>;
}

/**
 * An error to throw, answered as a problem document (RFC 9457).
 * @param detail what is wrong and what to do, in plain words.
 */
export const problem = (
  statusCode: number,
  detail: string,
  { details = {}, headers = {} }: { details?: Details; headers?: Record<string, string> } = {},
): Problem => Object.assign(new Error(detail), { statusCode, details, headers });

export const isProblem = (error: object): error is Problem => 'statusCode' in error && 'details' in error;

export const problemDocument = (status: number, detail: string, details: Details = {}) => ({
  status,
  title: STATUS_CODES[status] ?? 'Error',
  detail,
  ...details,
});

const document = Type.Object(
  { status: Type.Integer(), title: Type.String(), detail: Type.String() },
  { additionalProperties: true, description: 'A problem document (RFC 9457)' },
);

/** The schemas of answers other than a success, for every route. */
export const problems = { '4xx': document, '5xx': document };
