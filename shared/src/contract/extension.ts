import type { ComponentType } from 'react';
import type { SlotDefinition, SlotName } from './slot';

/** A component that a remote adds to a slot; those of one slot are sorted by `order`. */
export interface ExtensionDeclaration {
  /** The composition rejects a slot that the shell's policy does not grant. */
  slot: SlotName;
  /**
   * Module path below the remote's `src`, without extension; exports `extension`, made with
   * `defineExtension`.
   */
  module: string;
  order: number;
}

/** Export of an extension's module. */
export interface ExtensionModule<Properties extends object = object> {
  slot: SlotName;
  component: ComponentType<Properties>;
}

/** @param component may use the properties that the slot's page passes, and no others. */
export const defineExtension = <Properties extends object>(
  slot: SlotDefinition<Properties>,
  component: ComponentType<NoInfer<Properties>>,
): ExtensionModule<Properties> => ({ slot: slot.name, component });
