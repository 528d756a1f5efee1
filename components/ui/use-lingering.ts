'use client'

import { useEffect, useRef, useState } from 'react'

/** Minimum display time of a loading indicator, so that it does not flash (spec 9). */
const MINIMUM_MS = 200

/**
 * Returns true while `isOn`, and for at least 200 ms after it was set. Controls the loading indicator of a data
 * request.
 */
export function useLingering(isOn: boolean): boolean {
  const [isShown, setShown] = useState(isOn)
  const since = useRef(0)
  if (isOn && !isShown) setShown(true)

  useEffect(() => {
    if (isOn) since.current = performance.now()
    else if (isShown) {
      const timer = setTimeout(() => setShown(false), since.current + MINIMUM_MS - performance.now())
      return () => clearTimeout(timer)
    }
  }, [isOn, isShown])

  return isOn || isShown
}
