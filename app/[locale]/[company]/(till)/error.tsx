'use client'

import { ErrorView } from '@/components/layout/error-view'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <ErrorView error={error} retry={reset} />
}
