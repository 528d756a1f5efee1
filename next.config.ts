import { join } from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { NAMESPACES } from './lib/i18n/namespaces'
import { SECURITY_HEADERS } from './lib/security/response-headers'

const isDevelopment = process.env.NODE_ENV === 'development'

// next-intl adds one listener for the process's exit per file that it declares.
if (isDevelopment) process.setMaxListeners(10 + NAMESPACES.length)

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: NAMESPACES.map((namespace) => `./messages/en/${namespace}.json`),
    // In development each message is parsed on first use: precompiling all of them takes a tenth of the time to the
    // first page.
    ...(isDevelopment ? {} : { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } }),
  },
})

/** In development a browser revalidates each time: the file may have been edited. */
const keepFor = (value: string): string => (isDevelopment ? 'no-cache' : value)
const YEAR = keepFor('public, max-age=31536000, immutable')
const DAY = keepFor('public, max-age=86400')
const SHOWN_ELSEWHERE = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]

/** The API's answers also depend on its code, and an edit of the code invalidates no tag. */
const cacheHandler = isDevelopment ? '.build/dev/no-cache.mjs' : '.build/cache-handler.mjs'

/** A refreshed component fetches from the API again. */
const forDevelopment = { serverComponentsHmrCache: false }

/**
 * These settings halve the CPU time of a build (docs/measurements.md). The cache serves only the next build, and most
 * builds are the only one of their clone. Server code is not sent to browsers, so its size does not matter. Plugins
 * stay in processes of their own: in threads (`turbopackPluginRuntimeStrategy`) they saved a second, and one build
 * parsed messages as CSS.
 */
const forProduction = { turbopackFileSystemCacheForBuild: false, serverMinification: false }

const nextConfig: NextConfig = {
  // Each data folder has a copy of the build, which stores the pages that it renders.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // server/main.ts compresses responses, and hashing each response for an ETag costs more than it saves.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  cacheHandler: join(process.cwd(), cacheHandler),
  // Server and browser code both contain image addresses.
  env: { PUBLIC_UPLOADS_URL: process.env.PUBLIC_UPLOADS_URL ?? '' },
  // The uploads host serves images in several sizes; there is no optimizer that could be attacked or could fill the
  // disk.
  images: { unoptimized: true },
  // piscina starts a worker from a file beside it. openid-client calls url.parse(), for which Node 24 prints a warning
  // in bundled code.
  serverExternalPackages: ['fontkit', 'openid-client', 'piscina'],
  // `next dev` accepts requests from 127.0.0.1, and writes nothing into the repository.
  allowedDevOrigins: ['127.0.0.1'],
  agentRules: false,
  // `npm run check` checks types.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    ...(isDevelopment ? forDevelopment : forProduction),
  },
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    // Other origins may embed the shop's images: mails, previews of shared links, an agency's own site.
    { source: '/:folder(images|icons|uploads)/:file*', headers: SHOWN_ELSEWHERE },
    { source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: YEAR }] },
    { source: '/icons/:file*', headers: [{ key: 'Cache-Control', value: YEAR }] },
    { source: '/images/:file*', headers: [{ key: 'Cache-Control', value: DAY }] },
  ],
}

export default withNextIntl(nextConfig)
