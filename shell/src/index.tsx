import { loadWithRetry } from 'shared/loadWithRetry';
import { interactionOf } from 'shared/interaction';
import { showLoadNotice } from './errors/loadNotice';
import { yieldToBrowser } from './yieldToBrowser';

/** The libraries in this very script. Each is evaluated in a task of its own, so that no visitor waits for all of them at once. */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'shared/router'),
];

/**
 * A prerendered page is complete without React: the design system and the shell's own components come, and the page is hydrated, with
 * the first interaction. Other pages render at once.
 */
async function start(): Promise<void> {
  for (const evaluate of libraries) {
    // This script itself is a task, too: federation begins with it.
    await yieldToBrowser();
    await evaluate();
  }
  const isPrerendered = document.getElementById('root')?.dataset['route'] !== undefined;
  if (isPrerendered) await interactionOf().begun;
  await startApp();
}

async function startApp(): Promise<void> {
  try {
    const { startClient } = await loadWithRetry(
      () => import(/* webpackChunkName: "client-app" */ './startClient'),
    );
    await startClient();
  } catch (error) {
    console.warn('The page did not come to life', error);
    showLoadNotice(() => void startApp(), { heals: true });
  }
}

void start();
