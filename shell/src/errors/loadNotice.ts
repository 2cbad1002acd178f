import { watchRecovery } from '../remotes/watchRecovery';

const partsMissing = 'Parts of this page did not load. You can read on, or try again.';

interface LoadNoticeOptions {
  /** Also retries automatically when a script arrives late or the connection returns. */
  heals?: boolean;
}

/**
 * Announces on a prerendered page that hydration failed. It is plain DOM, because React may be
 * missing.
 * @param retry runs after the notice is removed.
 */
export function showLoadNotice(retry: () => void, { heals }: LoadNoticeOptions = {}): void {
  window.interaction?.failures.push('hydration');
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = partsMissing;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  const again = () => {
    endWatch?.();
    notice.remove();
    retry();
  };
  const endWatch = heals ? watchRecovery(again) : undefined;
  button.addEventListener('click', () => {
    // With HTTP/1.1 six stuck requests block a host.
    window.stop();
    again();
  });
  notice.append(text, button);
  document.body.append(notice);
}
