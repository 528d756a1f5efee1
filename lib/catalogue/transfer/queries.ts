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

/** Every route with its vehicles and prices, in the operator's order. Throws `ApiFailure`, as all queries here. */
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

/** What rides at that time, for that party; never kept, since it counts the vehicles that are left. */
export async function findRides(company: string, query: TransferQuery): Promise<TransferAnswer> {
  return requireData(await callApi('queryTransfer', query, { company }))
}
