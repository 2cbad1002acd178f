import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * All that a client of the store takes from elsewhere: the simulation has clocks and chance of its
 * own.
 */
export interface Environment {
  /** Milliseconds of a clock that never goes back; its zero means nothing. */
  now(): number;
  /** The wall clock, for display only: no decision depends on it. */
  date(): Date;
  wait(milliseconds: number): Promise<void>;
  /** A unique name. */
  id(): string;
  /** From 0 up to, but not including, 1. */
  random(): number;
}

/** The machine that this process runs on. */
export const machine: Environment = {
  now: () => performance.now(),
  date: () => new Date(),
  wait: (milliseconds) => pause(milliseconds),
  id: () => randomUUID(),
  random: Math.random,
};
