/** The streams of chance: what is dealt, how computer players are made and think, what is drawn by lot, what only decorates. */
export type StreamLabel = 'cards' | 'players' | 'lots' | 'dressing';

/** The seed of one stream of a machine's seed, such as `42/cards`. Streams never disturb each other: a remark changes no card. */
export function streamSeed(seed: string, label: StreamLabel): string {
  return `${seed}/${label}`;
}
