import type { FieldMeta } from './fieldMeta';

/** The label of a name: that of its meta, or the name in words. */
export function labelFrom(name: string, { label }: FieldMeta): string {
  const words = name.replace(/([A-Z])/g, ' $1');
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
