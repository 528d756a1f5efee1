import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fromRoot } from './root.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const compose = parse(read('docker-compose.yml'), { merge: true })
const services = Object.entries(compose.services)
const dockerfile = read('Dockerfile')

/** Services that do their work and exit. */
const RUN_ONCE = new Set(['demo'])

/** The keys of the compose specification for a service that our files use. */
const KNOWN = new Set(
  'build cap_drop command depends_on environment healthcheck image init logging ports read_only restart security_opt shm_size stop_grace_period stop_signal tmpfs user volumes'.split(
    ' ',
  ),
)

test('the services are those of a shop, and nothing in them is misspelt', () => {
  expect(services.map(([name]) => name).sort()).toEqual([
    'api',
    'demo',
    'mail',
    'postgres',
    'redis',
    'sandbox',
    'storefront',
  ])
  for (const [name, service] of services) {
    expect(
      Object.keys(service).filter((key) => !KNOWN.has(key)),
      name,
    ).toEqual([])
    expect(Number('image' in service) + Number('build' in service), name).toBe(1)
  }
  const volumes = services.flatMap(([, { volumes: used = [] }]) => used.map((volume) => volume.split(':')[0]))
  expect([...new Set(volumes)].sort()).toEqual(Object.keys(compose.volumes).sort())
})

test('each says how it is asked for its health, how it is ended, and ends in time', () => {
  for (const [name, { healthcheck, stop_signal: signal, restart }] of services) {
    if (RUN_ONCE.has(name)) {
      expect(restart, name).toBe('no')
      continue
    }
    expect(healthcheck?.test?.[0], name).toMatch(/^CMD(-SHELL)?$/)
    expect(healthcheck.retries, name).toBeGreaterThan(0)
    expect(['SIGTERM', 'SIGINT'], name).toContain(signal)
    expect(restart, name).toBe('unless-stopped')
  }
})

test('each waits for what it needs, by its health where it matters', () => {
  for (const [name, { depends_on: needs = {} }] of services)
    for (const [needed, { condition }] of Object.entries(needs)) {
      expect(compose.services, `${name} needs ${needed}`).toHaveProperty(needed)
      expect(['service_healthy', 'service_started']).toContain(condition)
    }
  expect(compose.services.api.depends_on.postgres.condition).toBe('service_healthy')
  expect(compose.services.storefront.depends_on.api.condition).toBe('service_healthy')
})

test('only the shop and the gateway of the demo are open to everybody, and no port is taken twice', () => {
  const ports = services.flatMap(([, { ports: taken = [] }]) => taken)
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:')).sort()).toEqual(['3000:3000', '4100:4100'])
  const outside = ports.map((port) => port.split(':').at(-2))
  expect(new Set(outside).size).toBe(outside.length)
})

test('our own run as nobody special, with nothing that they do not need', () => {
  for (const [name, service] of services.filter(([, { build }]) => build)) {
    expect(service, name).toMatchObject({ user: 'node', cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(dockerfile, name).toMatch(new RegExp(`^FROM base AS ${service.build.target}$`, 'm'))
  }
  // Every stage that runs must be derived from the stage that changes the user.
  const base = dockerfile.slice(dockerfile.indexOf('AS base'), dockerfile.indexOf('AS storefront'))
  expect(base).toMatch(/^USER node$/m)
  expect(base).toMatch(/^STOPSIGNAL SIGTERM$/m)
  expect(dockerfile.match(/^HEALTHCHECK /gm)).toHaveLength(3)
  expect(dockerfile.match(/^USER /gm)).toHaveLength(1)
})

test('nobody runs as root, or could become it', () => {
  for (const [name, { user, cap_drop: dropped }] of services) {
    expect(user, name).toMatch(/^(?!root|0(:|$))/)
    expect(dropped, name).toEqual(['ALL'])
  }
})

test('no secret stands in the file: each has to be given, and the example names it', () => {
  const example = read('.env.example')
  for (const [name, { environment = {} }] of services)
    for (const [key, value] of Object.entries(environment)) {
      const given = /\$\{(\w+):\?/.exec(value)?.[1]
      if (/SECRET|PASSWORD|SERVICE_KEY/.test(key)) expect(given, `${name} ${key}`).toBe(key)
      if (given) expect(example, given).toMatch(new RegExp(`^#?${given}=`, 'm'))
    }
})

test('what is built from leaves out secrets, data and what the image makes itself', () => {
  const left = read('.dockerignore').split('\n')
  for (const path of ['.env*', '.data', '.git', 'node_modules', '.next']) expect(left).toContain(path)
})

test('nothing is left out that a build checks: it would fail in the image alone', () => {
  const left = read('.dockerignore')
    .split('\n')
    .filter((name) => /^\w/.test(name) && name !== 'node_modules')
  const checked = left
    .filter((name) => existsSync(fromRoot(name)))
    .flatMap((name) => readdirSync(fromRoot(name), { recursive: true }).map((file) => `${name}/${file}`))
    .filter((file) => /\.[cm]?tsx?$/.test(file))
  expect(left).toContain('docs')
  expect(checked).toEqual([])
})
