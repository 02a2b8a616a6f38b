import type { Problem } from './record';

type Outcome<T> =
  | { readonly value: T; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/** The part of a Standard Schema (valibot, zod, arktype …) that a check needs: https://standardschema.dev */
export interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Outcome<T> | Promise<Outcome<T>> };
}

/** The check of a record type by a schema. Schemas that answer later are refused with a `TypeError`. */
export function checkBy<T>(schema: Schema<T>): (data: unknown) => T | Problem {
  return (data) => {
    const outcome = schema['~standard'].validate(data);
    if (outcome instanceof Promise) throw new TypeError('A record is checked at once: no asynchronous schemas');
    if (outcome.issues === undefined) return outcome.value;
    const [issue] = outcome.issues;
    const path = (issue?.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
    return { problem: 'invalid', at: [path, issue?.message].filter(Boolean).join(': ') };
  };
}
