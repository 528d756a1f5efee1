import { isIPv6 } from 'node:net'
import { sha256 } from '../shared/secrets'

const GROUPS = 8
/**
 * Number of IPv6 groups that rate limits count (of the last one only the first eight bits), and number of groups that
 * an anonymised address keeps.
 */
const NETWORK_GROUPS = 4
const KEPT_GROUPS = 3

const IPV4_WITHIN = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** All eight groups of an IPv6 address, in any abbreviated form; null for any other text. */
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
 * The part of an address that rate limits count: an IPv4 address, or the /56 of an IPv6 address, since a connection
 * owns 256 networks of /64. Any other text is counted as it is.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  const groups = groupsOf(plain)
  if (!groups) return plain
  const counted = groups.slice(0, NETWORK_GROUPS)
  const last = (Number.parseInt(counted.pop() ?? '0', 16) & 0xff00).toString(16)
  return `${[...counted, last].join(':')}::`
}

/** The stored form of a counted network, which contains no address. */
export const hashNetwork = (network: string): string => sha256(`network:${network}`)

/** Anonymises an address: clears the last octet of IPv4 and the last 80 bits of IPv6 (spec 9). */
export function anonymiseAddress(address: string): string {
  const plain = withoutMapping(address)
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (v4) return `${v4[1]}.0`
  const groups = groupsOf(plain)
  return groups ? `${groups.slice(0, KEPT_GROUPS).join(':')}::` : 'unknown'
}
