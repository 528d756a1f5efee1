'use client'

import { useEffect } from 'react'
import { removeSavedVouchers } from '@/lib/vouchers/saved-vouchers'

/** A booking without a voucher, perhaps any more: what this device kept of it goes. */
export function ForgetVouchers({ bookingNumber }: { bookingNumber: string }) {
  useEffect(() => {
    void removeSavedVouchers(bookingNumber)
  }, [bookingNumber])
  return null
}
