import { isIPv6 } from 'node:net'
import { sha256 } from '../shared/secrets'

const GROUPS = 8
/** Groups of an address that are counted, the last of them by its first eight bits, and those that are kept where nobody is to be found by it. */
const NETWORK_GROUPS = 4
const KEPT_GROUPS = 3

const IPV4_WITHIN = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** All eight groups, whichever way the address is shortened; null for what is no IPv6 address. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(address)) return null
  const [bare = ''] = address.split('%', 1)
  const [head = '', tail = ''] = bare.split('::')
  const split = (part: string) => part.split(':').filter((group) => group !== '')
  const [first, last] = [split(head), split(tail)]
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16))
}

const withoutMapping = (address: string): string => IPV4_WITHIN.exec(address)?.[1] ?? address

/**
 * What limits count: an address, and of IPv6 its /56, since a connection owns 256 networks of /64. Anything else is counted as it is written.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  const groups = groupsOf(plain)
  if (!groups) return plain
  const counted = groups.slice(0, NETWORK_GROUPS)
  const last = (Number.parseInt(counted.pop() ?? '0', 16) & 0xff00).toString(16)
  return `${[...counted, last].join(':')}::`
}

/** What is stored of a network that is counted: no address. */
export const hashNetwork = (network: string): string => sha256(`network:${network}`)

/** Last octet of IPv4 and last 80 bits of IPv6 cut off (spec 9: addresses are anonymised). */
export function anonymiseAddress(address: string): string {
  const plain = withoutMapping(address)
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (v4) return `${v4[1]}.0`
  const groups = groupsOf(plain)
  return groups ? `${groups.slice(0, KEPT_GROUPS).join(':')}::` : 'unknown'
}
