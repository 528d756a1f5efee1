'use client'

import { useEffect } from 'react'
import { reloadAfterChunkError } from './chunk-reload'
import { DeferredError } from './deferred-error'

/** From this file, which is on every page: else each group of pages would bring the same code along once more. */
export const GroupError = DeferredError

/**
 * Watches for parts of the program that could not be loaded outside of any error boundary, and fetches what few need of the styles.
 * Draws nothing.
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
