import { join } from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { NAMESPACES } from './lib/i18n/namespaces'
import { SECURITY_HEADERS } from './lib/security/response-headers'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: NAMESPACES.map((namespace) => `./messages/en/${namespace}.json`),
    messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
  },
})

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const SHOWN_ELSEWHERE = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]

const nextConfig: NextConfig = {
  // Each data folder has a copy of the build, in which the pages that it renders are stored.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // scripts/storefront.mjs compresses, and hashing each answer anew costs more than it saves.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  cacheHandler: join(process.cwd(), 'lib/cache/handler.cjs'),
  // Addresses of pictures are part of server and browser code alike.
  env: { PUBLIC_UPLOADS_URL: process.env.PUBLIC_UPLOADS_URL ?? '' },
  // Pictures come in their sizes from the uploads host; there is no optimizer to attack or to fill the disk.
  images: { unoptimized: true },
  // It reads its tables from files beside it.
  serverExternalPackages: ['fontkit'],
  experimental: { globalNotFound: true },
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    // Pictures of the shop may be shown elsewhere: in mails, in previews of shared links, on an agency's own site.
    { source: '/:folder(images|icons|uploads)/:file*', headers: SHOWN_ELSEWHERE },
    { source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: YEAR }] },
    { source: '/icons/:file*', headers: [{ key: 'Cache-Control', value: YEAR }] },
    { source: '/images/:file*', headers: [{ key: 'Cache-Control', value: DAY }] },
  ],
}

export default withNextIntl(nextConfig)
