import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Every package and app of the house. */
export const workspaces: readonly Workspace[] = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent))
    .map((name) => join(root, parent, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest })),
);

export const published: readonly Workspace[] = workspaces.filter(({ manifest }) => !manifest.private);

/** Source files (tests too) of a workspace, as absolute paths. */
export function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)(dist|node_modules|reports|\.snippets)\//.test(file))
    .map((file) => join(folder, file));
}
