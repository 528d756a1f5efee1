'use client'

import { GroupError } from '@/components/layout/chunk-guard'

interface ErrorPageProps {
  error: Error & { digest?: string }
  /** Asks the server for what failed; what is drawn from the same answer fails again. */
  retry: () => void
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <GroupError error={error} retry={retry} />
}
