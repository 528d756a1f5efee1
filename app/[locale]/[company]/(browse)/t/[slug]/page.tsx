import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NotFoundView } from '@/components/layout/not-found-view'
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
  if (!page) return <NotFoundView locale={(await requirePageParams(params)).locale} />
  return <RouteView page={page} />
}
