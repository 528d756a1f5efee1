import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from './root.mjs'

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages that declare their licence only in a separate file. */
const BY_FILE = { 'png-js': 'MIT' }

/** The lock file lacks the licence of some packages; their package.json has it if they are installed. */
function findLicence(path, entry) {
  const told = entry.license ?? BY_FILE[nameOf(path)]
  if (told) return told
  const file = fromRoot(path, 'package.json')
  if (!existsSync(file)) return 'unknown'
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown'
}

/** Every package of the lock file that a running shop may load; with `withDev` also those for building and testing. */
export function listPackages(lock, { withDev }) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !link && (withDev || !dev))
    .map(([path, entry]) => ({
      name: nameOf(path),
      version: entry.version,
      licence: findLicence(path, entry),
      integrity: entry.integrity ?? null,
      isOptional: entry.optional ?? false,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Package names by licence, the most common licence first. */
export function countLicences(packages) {
  const byLicence = group(packages)
  return [...byLicence]
    .map(([licence, list]) => [licence, [...new Set(list.map(({ name }) => name))]])
    .sort(([, one], [, other]) => other.length - one.length)
}

function group(packages) {
  const groups = new Map()
  for (const each of packages) groups.set(each.licence, [...(groups.get(each.licence) ?? []), each])
  return groups
}

const toPurl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function toHashes(integrity) {
  const [algorithm, digest] = integrity?.split('-') ?? []
  if (algorithm !== 'sha512') return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
}

/** A CycloneDX 1.6 document; deterministic for the same lock file. */
export function buildSbom(lock, packages) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components: packages.map(({ name, version, licence, integrity, isOptional }) => ({
      type: 'library',
      'bom-ref': toPurl(name, version),
      name,
      version,
      purl: toPurl(name, version),
      scope: isOptional ? 'optional' : 'required',
      licenses: [/ OR | AND /.test(licence) ? { expression: licence } : { license: { name: licence } }],
      ...toHashes(integrity),
    })),
  }
}
