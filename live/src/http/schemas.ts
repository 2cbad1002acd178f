import { Type, type TSchema } from '@sinclair/typebox';
import { problems } from './problem';
import { roles } from './requireRoles';
import type { Role } from '../database/tables';

export const roleSchema = Type.Unsafe<Role>({ type: 'string', enum: roles });

/** One line without control characters and halves of characters, and not only spaces. */
export const lineSchema = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\p{Cc}\\p{Cs}]*[^\\p{C}\\s][^\\p{Cc}\\p{Cs}]*$' });

export const secretSchema = Type.String({ pattern: '^[\\w-]{43}$', description: '256 bits' });

/** An object without other members. */
export const only = <T extends Record<string, TSchema>>(members: T) =>
  Type.Object(members, { additionalProperties: false });

/** Answers of a route: of a success, which holds the members of its schema and no others, and of problems. */
export const answers = <T extends TSchema>(success: T) => ({ 200: success, ...problems });

/** The answers of a route that has nothing to tell after a success. */
export const noContent = { 204: Type.Null(), ...problems };
