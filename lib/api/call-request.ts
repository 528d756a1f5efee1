import type { ParsedRequestOf, RequestOf } from '@/domain/wire/call'

type Either<I, O> = { [K in keyof I]: I[K] | (K extends keyof O ? O[K] : never) }

/** A call's request as callers write it: fields with a default are optional, a flag may be a boolean or text. */
export type CallRequest<C> = Either<RequestOf<C>, ParsedRequestOf<C>>
