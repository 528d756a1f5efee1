import { expect, test } from 'vitest'
import type { PlatformServices } from '../services/platform-services'
import { originOf } from './origin'

const originWith = (hosts: string[]) =>
  originOf(
    {
      env: { STOREFRONT_URL: 'https://shop.example:3000' },
      registry: { list: () => [{ company: 'vega', database: 'vega', hosts }] },
    } as unknown as PlatformServices,
    'vega',
  )

test.each([
  [['vega.example', 'www.vega.example'], 'https://vega.example:3000'],
  [['vega.example:8443'], 'https://vega.example:8443'],
  [['*', 'vega.example'], 'https://vega.example:3000'],
  [['*'], 'https://shop.example:3000'],
])('a tenant at %j is linked to at %s', (hosts, origin) => {
  expect(originWith(hosts)).toBe(origin)
})
