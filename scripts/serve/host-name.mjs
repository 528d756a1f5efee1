/** The name that a request asks for, as the middleware reads it (`lib/security/host.ts`): neither its port nor its spelling changes an answer. */
export const hostNameOf = ({ headers: { host = '' } }) =>
  host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
