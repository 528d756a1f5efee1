import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/domain/shared/locales'
import type { TransferAnswer, TransferQuery } from '@/domain/transfer/schema'
import type { ResponseOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { requireData } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { CACHE_MANIFEST, tags } from '@/lib/cache/tags'

export type Tariffs = ResponseOf<typeof CALLS.listTransferTariffs>
export type Tariff = Tariffs['tariffs'][number]

/** All routes with vehicles and prices, in the operator's order. Throws `ApiFailure`, as do all queries here. */
export const getTariffs = cache(
  async (company: string, locale: Locale): Promise<Tariffs> =>
    requireData(
      await callApi(
        'listTransferTariffs',
        { locale },
        {
          company,
          tags: [tags.catalogue(company)],
          revalidateSeconds: CACHE_MANIFEST.catalogue.lifetimeSeconds,
        },
      ),
    ),
)

/** Available rides for a time and party; never cached, since the number of free vehicles changes. */
export async function findRides(company: string, query: TransferQuery): Promise<TransferAnswer> {
  return requireData(await callApi('queryTransfer', query, { company }))
}
