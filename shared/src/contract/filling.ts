import type { ComponentType } from 'react';
import type { SlotDefinition, SlotName } from './slot';

/** A component that a remote adds to a slot; those of one slot are sorted by `order`. */
export interface FillingDeclaration {
  /** The composition rejects a slot that the shell's policy does not grant. */
  slot: SlotName;
  /**
   * Module path below the remote's `src`, without extension; exports `filling`, made with
   * `defineFilling`.
   */
  module: string;
  order: number;
}

/** Export of a filling's module. */
export interface FillingModule<Properties extends object = object> {
  slot: SlotName;
  component: ComponentType<Properties>;
}

/** @param component may use the properties that the slot's page passes, and no others. */
export const defineFilling = <Properties extends object>(
  slot: SlotDefinition<Properties>,
  component: ComponentType<NoInfer<Properties>>,
): FillingModule<Properties> => ({ slot: slot.name, component });
