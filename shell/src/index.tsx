import { yieldToBrowser } from './yieldToBrowser';

/**
 * What the shell is made of, the largest libraries first. All of it is in this very script; each part is evaluated in a
 * task of its own, so that no visitor waits for all of them at once.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'shared/router'),
  () => import(/* webpackMode: "eager" */ 'shared/ui'),
];

async function start() {
  for (const evaluate of parts) {
    // This script itself is a task, too: federation begins with it.
    await yieldToBrowser();
    await evaluate();
  }
  await yieldToBrowser();
  const { startClient } = await import(/* webpackMode: "eager" */ './startClient');
  await yieldToBrowser();
  await startClient();
}

void start();
