import type { IncomingMessage } from 'node:http'
import { normalizeHost } from '@/lib/security/host'

/** The name that a request asks for, as the middleware reads it: neither its port nor its spelling changes an answer. */
export const hostNameOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => normalizeHost(headers.host ?? null)
