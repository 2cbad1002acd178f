/**
 * Ends requests that hang, before a visitor's Retry makes new ones: with HTTP/1.1 six of them block a host.
 * Removing a script element does not end its request.
 */
export function abandonStuckRequests(): void {
  window.stop();
}
