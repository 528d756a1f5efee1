import { buildWarningMetadata, WarningPage } from '@/components/reservations/warning-page'
import type { PageParams } from '@/lib/tenancy/page-params'

interface PageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: PageProps) => buildWarningMetadata(params)

export default function Page(props: PageProps) {
  return <WarningPage {...props} flow="basket" />
}
