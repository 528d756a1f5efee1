// Shows what a person has saved on this device without a network: vouchers, and the page that verifies tickets.
// Everything else goes past it, and it keeps nothing by itself but that one page.
const CACHE = 'kervan-vouchers'
const PATIENCE_MS = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function answerVoucher(request) {
  const saved = await caches.match(new URL(request.url).pathname, { cacheName: CACHE })
  return saved ?? fetch(request)
}

async function answerTicket(request) {
  const cache = await caches.open(CACHE)
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!fresh.ok) throw new Error('not there')
    await cache.put('/ticket', fresh.clone())
    return fresh
  } catch (error) {
    const saved = await cache.match('/ticket')
    if (saved) return saved
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^(\/[a-z]{2})?\/voucher\/[^/]+(\/pdf)?$/.test(pathname)) event.respondWith(answerVoucher(request))
  else if (pathname === '/ticket') event.respondWith(answerTicket(request))
})
