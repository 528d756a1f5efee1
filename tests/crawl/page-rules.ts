import { readdirSync } from 'node:fs'

/**
 * Who sees what at an address.
 * 'everybody': the same for all, and in it nothing of anybody, not even of whoever asks.
 * 'member': a member their own, anybody else the sign-in. 'ownReservation': to other members it does not exist.
 * 'holder': whoever has the reference in the address. 'checkout': all may stand there, and each finds their own details alone.
 * 'agencyArea': an agency its own, anybody else the application form. 'agencyDoor': leads an agency on.
 * 'agencyFile': an agency's alone. 'session': who one is oneself.
 * 'form': takes what one of our own pages sends. 'signed': takes what a server of ours has signed. 'bank': takes no word for it.
 * 'unavailable': the same for all, under 503. 'calls': has a table of its own. 'nothing': is not there from outside.
 */
export type PageAudience =
  | 'everybody'
  | 'member'
  | 'ownReservation'
  | 'holder'
  | 'checkout'
  | 'agencyArea'
  | 'agencyDoor'
  | 'agencyFile'
  | 'session'
  | 'form'
  | 'signed'
  | 'bank'
  | 'unavailable'
  | 'calls'
  | 'nothing'

/** What the shop has, to fill addresses with. */
export interface Known {
  /** Slugs by the first segment of their address: p, d, b, c, t. */
  slugs: Readonly<Record<string, string>>
  /** Path of a blog post. */
  post: string
  reference: string
}

export interface PageRule {
  for: PageAudience
  path: (known: Known) => string
}

const rule = (audience: PageAudience, path: string | ((known: Known) => string)): PageRule => ({
  for: audience,
  path: typeof path === 'string' ? () => path : path,
})
const withReference = (path: string) => rule('holder', ({ reference }) => `${path}?ref=${reference}`)

/** Every page and handler of `app/` by its folder, without language, tenant and groups; one that is not declared fails the test. */
export const PAGE_RULES: Readonly<Record<string, PageRule>> = {
  '': rule('everybody', '/'),
  accessibility: rule('everybody', '/accessibility'),
  agency: rule('everybody', '/agency'),
  'agency/[kno]': rule('everybody', '/agency/1'),
  'agency/forms': rule('agencyArea', '/agency/forms'),
  'agency/login': rule('agencyDoor', '/agency/login'),
  b: rule('everybody', '/b'),
  'b/[slug]': rule('everybody', ({ slugs }) => `/b/${slugs.b}`),
  'b/[slug]/[detail]': rule('everybody', ({ post }) => post),
  'basket/cart': rule('everybody', '/basket/cart'),
  'basket/checkout': rule('checkout', '/basket/checkout'),
  'basket/result': withReference('/basket/result'),
  'basket/warning': withReference('/basket/warning'),
  'basket-two/cart': rule('everybody', '/basket-two/cart'),
  'basket-two/checkout': rule('checkout', '/basket-two/checkout'),
  'basket-two/result': withReference('/basket-two/result'),
  'basket-two/warning': withReference('/basket-two/warning'),
  'category/[number]/d/[slug]': rule('nothing', ({ slugs }) => `/category/1/d/${slugs.d}`),
  'c/[slug]': rule('everybody', ({ slugs }) => `/c/${slugs.c}`),
  contact: rule('everybody', '/contact'),
  d: rule('everybody', '/d'),
  'd/[slug]': rule('everybody', ({ slugs }) => `/d/${slugs.d}`),
  'd/[slug]/[detail]': rule('everybody', ({ slugs }) => `/d/${slugs.d}/${slugs.p}`),
  'enquire-booking': withReference('/enquire-booking'),
  // Loading it opens nothing, whoever has the link.
  'enquire-booking/open': rule('everybody', `/enquire-booking/open?token=${'x'.repeat(40)}`),
  'filtered/d': rule('nothing', '/filtered/d'),
  'filtered/d/[slug]': rule('nothing', ({ slugs }) => `/filtered/d/${slugs.d}`),
  'filtered/d/[slug]/[detail]': rule('nothing', ({ slugs }) => `/filtered/d/${slugs.d}/${slugs.p}`),
  'filtered/t': rule('nothing', '/filtered/t'),
  'get-a-special-offer': rule('everybody', '/get-a-special-offer'),
  menu: rule('everybody', '/menu'),
  newsletter: rule('everybody', '/newsletter'),
  'p/[slug]': rule('everybody', ({ slugs }) => `/p/${slugs.p}`),
  'p/[slug]/index_old': rule('everybody', ({ slugs }) => `/p/${slugs.p}/index_old`),
  // The shop of the tests shows it; the middleware's own tests see it hidden.
  styleguide: rule('everybody', '/styleguide'),
  search: rule('everybody', '/search'),
  'search/[term]': rule('everybody', '/search/kekova'),
  t: rule('everybody', '/t'),
  't/[slug]': rule('everybody', ({ slugs }) => `/t/${slugs.t}`),
  'u/[slug]': rule('everybody', ({ slugs }) => `/u/${slugs.p}`),
  unavailable: rule('unavailable', '/unavailable'),
  user: rule('member', '/user'),
  'user/confirm': rule('everybody', '/user/confirm'),
  'user/coupons': rule('member', '/user/coupons'),
  'user/favorites': rule('member', '/user/favorites'),
  'user/notification': rule('member', '/user/notification'),
  'user/payments': rule('member', '/user/payments'),
  'user/profile': rule('member', '/user/profile'),
  'user/requests': rule('member', '/user/requests'),
  'user/reservations': rule('member', '/user/reservations'),
  'user/reservations/[reference]': rule('ownReservation', ({ reference }) => `/user/reservations/${reference}`),
  // What was saved lies on the person's own device.
  'voucher/[number]': rule('everybody', '/voucher/LYK261122120000'),
  'api/[[...path]]': rule('nothing', '/api/nothing'),
  'api/agency/[action]': rule('agencyFile', '/api/agency/statement?month=2026-11&format=csv&locale=en'),
  'api/auth/[...nextauth]': rule('session', '/api/auth/session'),
  'api/booking/open': rule('form', '/api/booking/open'),
  'api/errors': rule('form', '/api/errors'),
  'api/health': rule('everybody', '/api/health'),
  'api/newer': rule('everybody', '/api/newer?at=/de'),
  'api/newsletter': rule('form', '/api/newsletter'),
  'api/operator/[...call]': rule('calls', '/api/operator/getMember'),
  'api/payment/return': rule('bank', '/api/payment/return'),
  'api/payment/start': rule('form', '/api/payment/start'),
  'api/revalidate': rule('signed', '/api/revalidate'),
  'favicon.ico': rule('everybody', '/favicon.ico'),
  'images/app-icon/[name]': rule('everybody', '/images/app-icon/any-192.png'),
  'images/share/[...path]': rule('everybody', ({ slugs }) => `/images/share/en/p/${slugs.p}.jpg`),
  'manifest.webmanifest': rule('everybody', '/manifest.webmanifest'),
  'llms.txt': rule('everybody', '/llms.txt'),
  'robots.ts': rule('everybody', '/robots.txt'),
  'rss/[feed]': rule('everybody', '/rss/en.xml'),
  'sitemap.xml': rule('everybody', '/sitemap.xml'),
  'sitemap/[part]': rule('everybody', '/sitemap/en-1.xml'),
  ticket: rule('everybody', '/ticket'),
  'ticket/list': rule('everybody', '/ticket/list'),
  'uploads/[...path]': rule('everybody', '/uploads/lykia/brand/logo.svg'),
}

const OWN_FILES = /(^|\/)(page\.tsx|route\.ts)$/
const METADATA = /^(robots|manifest|sitemap)\.tsx?$/

/** Folders of `app/` that answer an address, and files of Next's that do by their name. */
export function listRoutes(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (METADATA.test(file)) return [file]
    if (!OWN_FILES.test(file)) return []
    const parts = file.split('/').slice(0, -1)
    return [parts.filter((part) => !/^\(.*\)$|^\[(locale|company)\]$/.test(part)).join('/')]
  })
}
