import type { IncomingMessage } from 'node:http'
import { normalizeHost } from '@/lib/security/host'

/**
 * The host name of a request, normalised as in the middleware: neither its port nor its spelling changes the response.
 */
export const hostNameOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => normalizeHost(headers.host ?? null)
