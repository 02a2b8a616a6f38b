export function onPath(name: string): string | undefined;
export function ensureXvfb(): boolean;
/** Path of a Firefox. */
export function ensureFirefox(): string | undefined;
