/**
 * Cancels pending requests before a Retry starts new ones: with HTTP/1.1 six stuck requests block a host. Removing a script
 * element does not cancel its request.
 */
export function abandonStuckRequests(): void {
  window.stop();
}
