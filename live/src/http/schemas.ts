import { Type, type TSchema } from '@sinclair/typebox';
import { roles, type Role } from '@vibrant-peak/shared/contract';
import { hidden } from '../text/cleanText';
import { problems } from './problem';

export const roleSchema = Type.Unsafe<Role>({ type: 'string', enum: roles });

/** One line without hidden characters, and not only spaces. */
export const lineSchema = (maxLength: number) =>
  Type.String({ maxLength, pattern: `^[^${hidden}]*[^\\p{C}\\s][^${hidden}]*$` });

/** One line without hidden characters, or none. */
export const optionalLineSchema = (maxLength: number) =>
  Type.String({ maxLength, pattern: `^[^${hidden}]*$` });

/** A text of several lines without hidden characters, or none. */
export const noteSchema = (maxLength: number) =>
  Type.String({ maxLength, pattern: `^([^${hidden}]|[\\n\\r\\t])*$` });

export const secretSchema = Type.String({ pattern: '^[\\w-]{43}$', description: '256 bits' });

/** One of some texts. */
export const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: values });

/** A text or `null`. */
export const nullable = (description: string) => Type.Union([Type.String({ description }), Type.Null()]);

/** An object without other members. */
export const only = <T extends Record<string, TSchema>>(members: T) =>
  Type.Object(members, { additionalProperties: false });

/** Answers of a route: a success with exactly the members of its schema, and problems. */
export const answers = <T extends TSchema>(success: T) => ({ 200: success, ...problems });

/** The answers of a route without content. */
export const noContent = { 204: Type.Null(), ...problems };
