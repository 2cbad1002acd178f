/**
 * Where a publish can be made to die, in their order: tests kill the process there, as a power cut
 * would.
 */
export const failpoints = [
  'built',
  'release begun',
  'release stored',
  'composition claimed',
  'composition stored',
  'smoke tested',
  'live',
] as const;

export type FaultPoint = (typeof failpoints)[number];

/** Ends the process at once, without any cleaning up, when `PUBLISH_DIES_AT` names this point. */
export function failpoint(point: FaultPoint): void {
  if (process.env['PUBLISH_DIES_AT'] === point) process.kill(process.pid, 'SIGKILL');
}
