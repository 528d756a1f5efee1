import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MissingPage } from '@/components/layout/missing-page'
import { RouteView } from '@/components/transfer/route-view'
import { requirePageParams } from '@/lib/tenancy/page-params'
import { buildRouteMetadata, type RouteParams, readRoute } from './page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface RouteRouteProps {
  params: RouteParams
}

export async function generateMetadata({ params }: RouteRouteProps): Promise<Metadata> {
  const page = await readRoute(params)
  if (!page) notFound()
  return buildRouteMetadata(page)
}

export default async function RouteRoute({ params }: RouteRouteProps) {
  const page = await readRoute(params)
  if (!page) return <MissingPage {...(await requirePageParams(params))} />
  return <RouteView page={page} />
}
