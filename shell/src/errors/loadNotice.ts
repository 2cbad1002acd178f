import { abandonStuckRequests } from '../remotes/abandonStuckRequests';

/**
 * Says on a prerendered page that it could not come to life. Made without React, which may be what is missing.
 * @param retry runs after the notice is gone.
 */
export function showLoadNotice(retry: () => void): void {
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'Parts of this page did not load. You can read on, or try again.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', () => {
    notice.remove();
    abandonStuckRequests();
    retry();
  });
  notice.append(text, button);
  document.body.append(notice);
}
