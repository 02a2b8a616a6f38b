import { CardsError } from './misuse';
import { type RngState, stateOfSeed } from './seed';

/** A stream of random numbers that is the same on every platform for ever. */
export interface Rng {
  /** The next whole number from 0 to 2³² − 1. */
  next32(): number;
  /**
   * A whole number from 0 to `n` − 1, each exactly as likely as the others; `n` is a whole number from 1 to 2³².
   *
   * @throws {CardsError} `badBound`
   */
  below(n: number): number;
  /**
   * Shuffles bytes in place: the bulk form of `shuffle`, which makes the same order of the same stream, several times faster. All lengths below
   * 2³² are fine.
   */
  shuffleBytes(bytes: Uint8Array): void;
  /** The state now; {@link resumeRng} goes on from it. */
  readonly state: RngState;
}

/**
 * A generator for a seed text of any length, empty too. Streams that must not disturb each other take a label: `seedRng(seed + '/cards')`.
 * The seed's UTF-16 code units are hashed to 128 bits by MurmurHash3; the numbers come from xoshiro128**.
 */
export function seedRng(seed: string): Rng {
  return resumeRng(stateOfSeed(seed));
}

/** Whether `data` is a state that {@link resumeRng} takes. Guards saves. */
export function isRngState(data: unknown): data is RngState {
  return (
    Array.isArray(data) &&
    data.length === 4 &&
    data.every((word) => Number.isInteger(word) && word >= 0 && word <= 0xffffffff) &&
    data.some((word) => word !== 0)
  );
}

/**
 * The generator that continues after `state`: xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (public domain), period 2¹²⁸ − 1.
 *
 * @throws {CardsError} `badState` unless four unsigned 32-bit words, not all 0.
 */
export function resumeRng(state: RngState): Rng {
  if (!isRngState(state)) throw new CardsError('badState', 'a generator state is four unsigned 32-bit words, not all 0');
  const words = Int32Array.from(state);

  function next32(): number {
    const a = words[0] as number;
    const b = words[1] as number;
    const c = words[2] as number;
    const d = words[3] as number;
    const fives = Math.imul(b, 5);
    const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const turned = d ^ b;
    words[0] = a ^ turned;
    words[1] = b ^ c ^ a;
    words[2] = c ^ a ^ (b << 9);
    words[3] = (turned << 11) | (turned >>> 21);
    return result;
  }

  function below(n: number): number {
    const top = (n - 1) >>> 0;
    if (top !== n - 1) throw new CardsError('badBound', `the bound must be a whole number from 1 to 2 to the 32nd, not ${n}`);
    for (;;) {
      const number = next32();
      const rest = (number % n) >>> 0;
      // The last run of n numbers may reach past 2³²; taking from it would favour small results. In 32 bits the sum then wraps around.
      if ((number - rest + top) >>> 0 >= top) return rest;
    }
  }

  // next32, below and the exchange of `shuffle` in one loop, with the state in local variables: bulk simulators live on its speed.
  function shuffleBytes(bytes: Uint8Array): void {
    let a = words[0] as number;
    let b = words[1] as number;
    let c = words[2] as number;
    let d = words[3] as number;
    // Only a number this large can fall into the last run, whichever bound is asked.
    const large = (0xffffffff - bytes.length) >>> 0;
    for (let last = bytes.length - 1; last > 0; last--) {
      for (;;) {
        const fives = Math.imul(b, 5);
        const number = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
        const turned = d ^ b;
        const crossed = b ^ c ^ a;
        c ^= a ^ (b << 9);
        a ^= turned;
        b = crossed;
        d = (turned << 11) | (turned >>> 21);
        const chosen = (number % (last + 1)) >>> 0;
        if (number > large && (number - chosen + last) >>> 0 < last) continue;
        const byte = bytes[last] as number;
        bytes[last] = bytes[chosen] as number;
        bytes[chosen] = byte;
        break;
      }
    }
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = d;
  }

  return {
    next32,
    below,
    shuffleBytes,
    get state(): RngState {
      const [a = 0, b = 0, c = 0, d = 0] = words;
      return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
    },
  };
}
