import type { ParsedRequestOf, RequestOf } from '@/domain/wire/call'

type Either<I, O> = { [K in keyof I]: I[K] | (K extends keyof O ? O[K] : never) }

/** A call's request as a program writes it: what has a default may be left out, and a flag is a boolean as well as its text. */
export type CallRequest<C> = Either<RequestOf<C>, ParsedRequestOf<C>>
