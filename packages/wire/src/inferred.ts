/** The types of schemas, read-only all the way down: what is sent or was received is nobody's to change, and nobody has to copy it to send it. */
import type * as v from 'valibot';

type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

/** What a schema gives. */
export type Output<S extends v.GenericSchema> = ReadOnly<v.InferOutput<S>>;
/** What a schema takes, before defaults are filled in. */
export type Input<S extends v.GenericSchema> = ReadOnly<v.InferInput<S>>;
