import { useEffect } from 'react';
import { unsavedChanges } from './unsavedChanges';

/** Protects what was typed while `isDirty`: leaving the page asks first. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => (isDirty ? unsavedChanges.hold() : undefined), [isDirty]);
}
