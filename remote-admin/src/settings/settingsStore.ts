import { settingsSample, type Settings } from '../samples/settings';

export type SettingsGroup = keyof Settings;

interface SettingsState {
  values: Settings;
  /** What is being saved, by group. */
  pending: Partial<Record<SettingsGroup, object>>;
}

const saveDelay = 800;

/** Settings in memory; they live as long as the page. Saving takes 800 ms and goes on whatever is on the screen. */
export function createSettingsStore(sample: Settings) {
  let state: SettingsState = { values: sample, pending: {} };
  const listeners = new Set<() => void>();
  const set = (next: SettingsState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const apply = <G extends SettingsGroup>(group: G, values: Partial<Settings[G]>) =>
    set({ ...state, values: { ...state.values, [group]: { ...state.values[group], ...values } } });

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Applies values at once. */
    apply,
    /** Applies values after the delay, then calls `onSaved`; a group that is being saved is not saved again. */
    save<G extends SettingsGroup>(group: G, values: Partial<Settings[G]>, onSaved: () => void) {
      if (state.pending[group]) return;
      set({ ...state, pending: { ...state.pending, [group]: values } });
      setTimeout(() => {
        const pending = { ...state.pending };
        delete pending[group];
        set({ ...state, pending });
        apply(group, values);
        onSaved();
      }, saveDelay);
    },
  };
}

export const settingsStore = createSettingsStore(settingsSample);
