import * as z from 'zod/mini';

/**
 * How a call of the port travels. `takes` names its arguments in their order; one whose name stands in the path
 * (`:id`) travels there, the others in the query of a GET, else in the body. `gives` is the answer.
 */
export interface Endpoint<TAnswer = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  takes: Record<string, z.ZodMiniType>;
  gives: z.ZodMiniType<TAnswer>;
  /** Whether it is a command, whose last argument tells the version seen and the command's id. */
  sent: boolean;
}

export const read = <T>(
  path: Endpoint['path'],
  takes: Endpoint['takes'],
  gives: z.ZodMiniType<T>,
): Endpoint<T> => ({ method: 'GET', path, takes, gives, sent: false });

const command =
  (method: Endpoint['method']) =>
  <T>(path: Endpoint['path'], takes: Endpoint['takes'], gives: z.ZodMiniType<T>): Endpoint<T> => ({
    method,
    path,
    takes,
    gives,
    sent: true,
  });
export const post = command('POST');
export const put = command('PUT');
export const remove = command('DELETE');

export const id = z.string().check(z.minLength(1), z.maxLength(200));
export const byId = { id };
export const ids = z.array(id).check(z.maxLength(2000));
export const shortText = z.string().check(z.maxLength(2000));
export const nothing = z.void();

/** A search as a page's address has it: whatever is no part of it is dropped. */
export const searched = <T>(reader: (search: Record<string, unknown>) => T) =>
  z.pipe(
    z._default(z.record(z.string(), z.unknown()), () => ({})),
    z.transform(reader),
  );
export const paging = z.optional(
  z.object({
    page: z.optional(z.int().check(z.minimum(1))),
    size: z.int().check(z.minimum(1), z.maximum(100_000)),
  }),
);
export const listOf = <T>(row: z.ZodMiniType<T>) => z.array(row);
