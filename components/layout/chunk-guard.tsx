'use client'

import { useEffect } from 'react'
import { reloadAfterChunkError } from './chunk-reload'
import { DeferredError } from './deferred-error'

/** Exported from this file, which every page loads; otherwise each route group would bundle the same code again. */
export const GroupError = DeferredError

/**
 * Handles chunk load errors that occur outside any error boundary, and loads the forced-colours stylesheet where it is
 * needed. Renders nothing.
 */
export function ChunkGuard() {
  useEffect(() => {
    const forced = matchMedia('(forced-colors: active)')
    const dress = (): unknown => forced.matches && import('./forced-colours.css').catch(() => undefined)
    dress()
    forced.onchange = dress
    const onError = ({ error }: ErrorEvent): void => void reloadAfterChunkError(error)
    const onRejection = ({ reason }: PromiseRejectionEvent): void => void reloadAfterChunkError(reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      forced.onchange = null
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return null
}
