export function onPath(name: string): string | undefined;
export function ensureXvfb(): boolean;
