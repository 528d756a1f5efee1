import { NextRequest } from 'next/server'
import type { Tenant } from '@/domain/settings/schema'

export const lykia: Tenant = {
  company: 'lykia',
  hosts: ['lykia.localhost'],
  language: { default: 'en', enabled: ['en', 'tr', 'de', 'ru'] },
}

export const orion: Tenant = {
  company: 'orion',
  hosts: ['orion.localhost'],
  language: { default: 'de', enabled: ['en', 'tr', 'de', 'ru', 'nl', 'ar'] },
}

/** A request to the tenant Lykia, or to the host of an absolute URL. */
export function openRequest(address: string, headers: Record<string, string> = {}, method = 'GET'): NextRequest {
  const url = new URL(address, 'http://lykia.localhost')
  return new NextRequest(url, { method, headers: { host: url.host, ...headers } })
}
