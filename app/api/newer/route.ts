import type { NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { directionOf } from '@/domain/shared/locales'
import { buildNewerBar } from '@/lib/errors/build-newer-bar'
import { splitLocalePath } from '@/lib/i18n/locale-path'

/**
 * Returns the "newer version" bar, which a page of an older build shows when its chunks are gone
 * (components/layout/chunk-reload.ts).
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { locale } = splitLocalePath(request.nextUrl.searchParams.get('at') ?? '/')
  const t = await getTranslations({ locale, namespace: 'errors.newer' })
  const words = { text: t('text'), reload: t('reload'), close: t('close') }
  return new Response(buildNewerBar(words, directionOf(locale)), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
