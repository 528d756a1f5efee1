'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button'
import type { BankAccount } from '@/domain/settings/schema'

const ClaimDialog = dynamic(
  () => import('@/components/reservations/actions/claim-dialog').then((part) => part.ClaimDialog),
  { ssr: false },
)

interface ClaimButtonProps {
  bookingNumber: string
  timeZone: string
  amount: string
  currency: string
  accounts: readonly BankAccount[]
}

/** Opens the payment notification of one reservation. The form loads when it is first opened and keeps its input. */
export function ClaimButton({ bookingNumber, timeZone, amount, currency, accounts }: ClaimButtonProps) {
  const t = useTranslations('afterwards.actions')
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(false)
  const isHydrated = useHydrated()
  const show = () => {
    setSeen(true)
    setOpen(true)
  }
  return (
    <div>
      <Button tone="secondary" icon="send" disabled={!isHydrated} onClick={show}>
        {t('claim')}
      </Button>
      {seen && (
        <ClaimDialog
          open={open}
          onClose={() => setOpen(false)}
          facts={{ bookingNumber, timeZone }}
          claim={{ amount, currency }}
          accounts={accounts}
        />
      )}
    </div>
  )
}
