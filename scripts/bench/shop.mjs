import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'

/** Sockets that listen on a port, by inode. */
function listeningInodes(port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[1]?.endsWith(`:${wanted}`) && fields[3] === '0A')
      .map((fields) => `socket:[${fields[9]}]`),
  )
}

/** The process that listens on a port, or null. */
export function findProcess(port) {
  const inodes = listeningInodes(port)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const links = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
      if (links.some((link) => inodes.includes(link))) return Number(pid)
    } catch {
      // Gone meanwhile, or another user's.
    }
  }
  return null
}

/** What the shop answers to a host name. `fetch` would put the address's own name into the `host` header. */
export function readPage(shop, host, language = 'en') {
  return new Promise((resolve, reject) => {
    get(shop, { headers: { host, 'accept-language': language } }, (response) =>
      text(response).then(resolve, reject),
    ).on('error', reject)
  })
}

/** Home, the first listing and the first product that the home page links to, and a search, which is made for each visit. */
export async function findShopPages(shop, host) {
  const html = await readPage(shop, host)
  const first = (pattern) => pattern.exec(html)?.[1]
  const listing = first(/href="(\/d\/[^"?#/]+)"/)
  const product = first(/href="(\/p\/[^"?#/]+)"/)
  if (!listing || !product) throw new Error('the home page links to no listing or no product')
  return [
    { name: 'home', path: '/' },
    { name: 'listing', path: listing },
    { name: 'product', path: product },
    { name: 'search', path: '/search/boat' },
  ]
}
