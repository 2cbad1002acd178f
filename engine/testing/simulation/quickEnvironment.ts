import { machine, type Environment } from '../../environment';

/** An environment without real waits: each wait advances the clock, and lets others continue. */
export function quickEnvironment(): Environment {
  let passed = 0;
  return {
    ...machine,
    now: () => passed,
    wait: (time) => {
      passed += time;
      return new Promise((resolve) => setImmediate(resolve));
    },
  };
}
