import { useEffect, useRef, useState } from 'react'
import type { BasketItem } from '@/domain/basket/schema'
import { toSelection } from '@/domain/basket/selection'
import { takeHold } from '@/store/book-directly'
import { useShopDispatch } from '@/store/hooks'
import { type ItemChange, itemChanged } from '@/store/modules/reservations'

/** Debounce of the request: steppers are clicked several times in a row. */
const PAUSE_MS = 300

export type HoldRefusal = Exclude<Awaited<ReturnType<typeof takeHold>>, { result: 'held' }>

const nameOf = (item: BasketItem): string => JSON.stringify(toSelection(item))

function toChange({ date, endDate, session, pax, extras, choice, startTime, endTime }: BasketItem): ItemChange {
  return { date, endDate, session, pax, extras, choice, startTime, endTime }
}

/**
 * Keeps the hold of the direct flow in sync with its item. A change replaces the held places for the remaining time. If
 * the new places are not available, the item is reset to the held selection and `refusal` states the reason.
 */
export function useHeldItem(item: BasketItem | undefined): { isMoving: boolean; refusal: HoldRefusal | null } {
  const dispatch = useShopDispatch()
  const name = item ? nameOf(item) : null
  const [heldName, setHeldName] = useState(name)
  const [refusal, setRefusal] = useState<HoldRefusal | null>(null)
  const latest = useRef(item)
  const held = useRef(item)
  const last = useRef(Promise.resolve())

  useEffect(() => {
    latest.current = item
  }, [item])

  useEffect(() => {
    const wanted = latest.current
    if (!wanted || name === heldName) return
    let isGone = false
    const move = async () => {
      if (isGone) return
      const answer = await takeHold(toSelection(wanted))
      if (answer.result === 'held') {
        held.current = wanted
        setHeldName(name)
        setRefusal(null)
      } else if (!isGone && held.current) {
        setRefusal(answer)
        dispatch(itemChanged({ flow: 'direct', key: wanted.key, change: toChange(held.current) }))
      }
    }
    const timer = setTimeout(() => {
      // Serialised, because each request releases the places of the previous one.
      last.current = last.current.then(move)
    }, PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [name, heldName, dispatch])

  return { isMoving: name !== heldName, refusal }
}
