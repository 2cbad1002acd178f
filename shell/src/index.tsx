import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';
import { showLoadNotice } from './errors/loadNotice';
import { yieldToBrowser } from './yieldToBrowser';

/** The libraries in this script. Each is evaluated in a task of its own, so that no task is long. */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@vibrant-peak/shared/router'),
];

/**
 * The document of a prerendered page runs this script at the first interaction, others at once: see
 * `inline/initialScripts`.
 */
async function start(): Promise<void> {
  for (const evaluate of libraries) {
    // The evaluation of this script, which starts federation, is a task of its own.
    await yieldToBrowser();
    await evaluate();
  }
  await startApp();
}

async function startApp(): Promise<void> {
  try {
    const { startClient } = await loadWithRetry(
      () => import(/* webpackChunkName: "client-app" */ './startClient'),
    );
    await startClient();
  } catch (error) {
    console.warn('The page did not hydrate', error);
    showLoadNotice(() => void startApp(), { heals: true });
  }
}

void start();
