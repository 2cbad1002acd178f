import type { ValidationError } from 'yup';

/**
 * Whether a value breaks a rule only because something is not there yet: the value itself, entries
 * of a list, or a part that the rule `complete` asks for. Drafts may lack it.
 */
export function isMissing({ type, value, params }: ValidationError): boolean {
  if (type === 'complete' || value === undefined || value === '') return true;
  return Array.isArray(value) && value.length < Number(params?.['min'] ?? params?.['length']);
}
