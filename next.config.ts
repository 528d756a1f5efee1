import { join } from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { NAMESPACES } from './lib/i18n/namespaces'
import { SECURITY_HEADERS } from './lib/security/response-headers'

/** Whether this is `next dev`. */
const isDevelopment = process.env.NODE_ENV === 'development'

// next-intl listens to the end of the process once for each file that it declares.
if (isDevelopment) process.setMaxListeners(10 + NAMESPACES.length)

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: NAMESPACES.map((namespace) => `./messages/en/${namespace}.json`),
    // In development each message is parsed when it is shown: to precompile all takes a tenth of the time before the first page.
    ...(isDevelopment ? {} : { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } }),
  },
})

/** In development a browser asks each time: the file may have been edited. */
const keepFor = (value: string): string => (isDevelopment ? 'no-cache' : value)
const YEAR = keepFor('public, max-age=31536000, immutable')
const DAY = keepFor('public, max-age=86400')
const SHOWN_ELSEWHERE = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]

/** What the API answers depends on its code, too, and an edit of that invalidates no tag. */
const cacheHandler = isDevelopment ? '.build/dev/no-cache.mjs' : '.build/cache-handler.mjs'

/** A refreshed component asks the API anew. */
const forDevelopment = { serverComponentsHmrCache: false }

/**
 * What halves the CPU time of a build (docs/measurements.md). The cache is for the next build, and most builds are the
 * only one of their clone. Code of the server is sent to nobody, so its size does not matter. Plugins stay in processes
 * of their own: in threads (`turbopackPluginRuntimeStrategy`) they saved a second, and one build parsed messages as CSS.
 */
const forProduction = { turbopackFileSystemCacheForBuild: false, serverMinification: false }

const nextConfig: NextConfig = {
  // Each data folder has a copy of the build, in which the pages that it renders are stored.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // server/main.ts compresses, and hashing each answer anew costs more than it saves.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  cacheHandler: join(process.cwd(), cacheHandler),
  // Addresses of pictures are part of server and browser code alike.
  env: { PUBLIC_UPLOADS_URL: process.env.PUBLIC_UPLOADS_URL ?? '' },
  // Pictures come in their sizes from the uploads host; there is no optimizer to attack or to fill the disk.
  images: { unoptimized: true },
  // piscina starts a file beside it. openid-client calls url.parse(), of which Node 24 warns in code that is bundled.
  serverExternalPackages: ['fontkit', 'openid-client', 'piscina'],
  // `next dev` accepts requests from 127.0.0.1, and writes nothing into the repository.
  allowedDevOrigins: ['127.0.0.1'],
  agentRules: false,
  // A step of its own: `npm run check`.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    ...(isDevelopment ? forDevelopment : forProduction),
  },
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
