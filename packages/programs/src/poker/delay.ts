/** The viewing delay as the screen writes it: `1.5`. */
export function delaySeconds(halves: number): string {
  return (halves / 2).toFixed(1);
}
