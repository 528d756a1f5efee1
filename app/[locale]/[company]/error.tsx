'use client'

import { GroupError } from '@/components/layout/chunk-guard'

interface ErrorPageProps {
  error: Error & { digest?: string }
  /** Requests the page from the server again. Rendering the same response again would fail again. */
  retry: () => void
}

/** Handles errors of the layout itself. The error boundaries of the route groups handle those of their pages. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <GroupError error={error} retry={retry} />
}
