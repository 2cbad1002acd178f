import { createStore } from '@vibrant-peak/shared/store';
import { settingsSample, type Settings } from './settingsSample';

export type SettingsGroup = keyof Settings;

interface SettingsState {
  values: Settings;
  /** Groups whose save is in progress. */
  pending: Partial<Record<SettingsGroup, object>>;
}

const saveDelay = 800;

/** Settings in memory. Saving takes 800 ms, also when the user leaves the page. */
function createSettingsStore(sample: Settings) {
  const { get, set, subscribe } = createStore((): SettingsState => ({ values: sample, pending: {} }));

  const apply = <G extends SettingsGroup>(group: G, values: Partial<Settings[G]>) =>
    set((state) => ({
      ...state,
      values: { ...state.values, [group]: { ...state.values[group], ...values } },
    }));

  return {
    get,
    subscribe,
    /** Applies values immediately. */
    apply,
    /** Applies values after the delay. The group is pending until its last save. */
    save<G extends SettingsGroup>(group: G, values: Partial<Settings[G]>, onSaved: () => void) {
      set((state) => ({ ...state, pending: { ...state.pending, [group]: values } }));
      setTimeout(() => {
        set((state) => {
          const { [group]: latest, ...others } = state.pending;
          return latest === values ? { ...state, pending: others } : state;
        });
        apply(group, values);
        onSaved();
      }, saveDelay);
    },
  };
}

export const settingsStore = createSettingsStore(settingsSample);
