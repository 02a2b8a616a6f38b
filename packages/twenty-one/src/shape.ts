/** Says where some data first departs from a shape: a path such as `player.double.on`; nothing when it fits. */
export type Shape = (data: unknown, path: string) => string | undefined;

function within(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function holds(test: (data: unknown) => boolean): Shape {
  return (data, path) => (test(data) ? undefined : path || 'data');
}

export function oneOf(...values: readonly unknown[]): Shape {
  return holds((data) => values.includes(data));
}

/** A whole number of that size. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): Shape {
  return holds((data) => Number.isInteger(data) && (data as number) >= least && (data as number) <= most);
}

/** Exactly these keys; those in `optional` may be missing. */
export function record(fields: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  return (data, path) => {
    if (!isRecord(data)) return path || 'data';
    const stranger = Object.keys(data).find((key) => !Object.hasOwn(fields, key) && !Object.hasOwn(optional, key));
    if (stranger !== undefined) return within(path, stranger);
    for (const [key, shape] of Object.entries(fields)) {
      const misfit = shape(data[key], within(path, key));
      if (misfit !== undefined) return misfit;
    }
    for (const [key, shape] of Object.entries(optional)) {
      const misfit = Object.hasOwn(data, key) ? shape(data[key], within(path, key)) : undefined;
      if (misfit !== undefined) return misfit;
    }
    return undefined;
  };
}

export function listOf(shape: Shape, least: number = 0, most: number = Number.POSITIVE_INFINITY): Shape {
  return (data, path) => {
    if (!Array.isArray(data) || data.length < least || data.length > most) return path || 'data';
    for (const [at, item] of data.entries()) {
      const misfit = shape(item, within(path, at));
      if (misfit !== undefined) return misfit;
    }
    return undefined;
  };
}

/** Any of several shapes; the path of the last one when none fits. */
export function either(...shapes: readonly Shape[]): Shape {
  return (data, path) => {
    let misfit: string | undefined;
    for (const shape of shapes) {
      misfit = shape(data, path);
      if (misfit === undefined) return undefined;
    }
    return misfit;
  };
}
