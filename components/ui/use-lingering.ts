'use client'

import { useEffect, useRef, useState } from 'react'

/** Spec 9: what says that data are on their way stays so long, so that it does not flash. */
const MINIMUM_MS = 200

/** Whether the indicator of a data fetch is shown: while `isOn`, and for at least 200 ms since that began. */
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
