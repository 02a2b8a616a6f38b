/** The only way for a program to know or to spend time. */
export interface Clock {
  /** Milliseconds since the machine was powered on. Never goes back. */
  nowMs(): number;
  /** The date and the time of day, in the local zone of the user. */
  today(): Date;
  /** Suspends the program for `ms` milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Suspends the program for a real turn of the scheduler, so that long work shows its progress and hears the Esc key. */
  breathe(): Promise<void>;
}
