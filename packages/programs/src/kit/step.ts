/** Nothing beside the type of a command. */
export type Nothing = Readonly<Record<never, never>>;

/** A command of a program; `Details` says what each has beside its type. */
export type CommandOf<Details, T extends keyof Details = keyof Details> = { [K in T]: { readonly type: K } & Details[K] }[T];

/** A step: the session afterwards, and what is to be seen and heard of it before the screen is painted anew. */
export interface StepOf<Session, FilmEvent> {
  readonly next: Session;
  readonly events: readonly FilmEvent[];
}

/** A step without a film. */
export function quietly<Session>(next: Session): StepOf<Session, never> {
  return { next, events: [] };
}

/** A step with a sound and nothing to see on the way. */
export function sounding<Session, Tone extends string>(
  next: Session,
  tone: Tone,
): StepOf<Session, { readonly type: 'tone'; readonly tone: Tone }> {
  return { next, events: [{ type: 'tone', tone }] };
}

/** A step that changes nothing but says why. */
export function refused<Session extends { readonly status: string }>(
  session: Session,
  status: string,
): StepOf<Session, { readonly type: 'tone'; readonly tone: 'refuse' }> {
  return sounding({ ...session, status }, 'refuse');
}
