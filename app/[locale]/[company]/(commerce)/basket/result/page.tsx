import { buildResultMetadata, ResultPage } from '@/components/reservations/result-page'
import type { PageParams } from '@/lib/tenancy/page-params'

interface PageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: PageProps) => buildResultMetadata(params)

export default function Page(props: PageProps) {
  return <ResultPage {...props} flow="basket" />
}
