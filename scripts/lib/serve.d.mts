import type { Server } from 'node:http';

export function serve(
  folder: string,
  port?: number,
  headers?: Readonly<Record<string, string>>,
): Promise<{ readonly server: Server; readonly url: string }>;
