/** Throws with `what` unless the condition holds. */
export function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Throws unless two plain values are alike. */
export function checkEqual(found: unknown, wanted: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  check(one === other, `${what}: expected ${other}, found ${one}`);
}
