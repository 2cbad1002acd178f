import { machine, type Environment } from '../../environment';

/** An environment without real waits: each wait advances the clock. */
export function quickEnvironment(): Environment {
  let passed = 0;
  return {
    ...machine,
    now: () => passed,
    wait: async (time) => void (passed += time),
  };
}
