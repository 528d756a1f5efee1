import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { RoadStep } from '@/components/ui/road-step'
import { AGREEMENT_PAGES } from '@/domain/reservations/agreements'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { ContractDialog } from './contract-dialog'

export const AGREEMENT_FIELD_ID = 'agree-distance-sales'
export const RENTAL_FIELD_ID = 'agree-rental'

export type Contract = keyof typeof AGREEMENT_PAGES

const FIELD_IDS: Record<Contract, string> = { distanceSales: AGREEMENT_FIELD_ID, rental: RENTAL_FIELD_ID }

interface AgreeStepProps {
  locale: Locale
  /** Contracts that the booked products require the guest to accept. */
  contracts: readonly Contract[]
  agreed: Readonly<Record<Contract, boolean>>
  missing: readonly Contract[]
  onChange: (contract: Contract, value: boolean) => void
}

/** The contracts. Each opens in a dialog and has a checkbox to accept it. */
export function AgreeStep({ locale, contracts, agreed, missing, onChange }: AgreeStepProps) {
  const t = useTranslations('checkout.agree')
  const [open, setOpen] = useState<Contract | null>(null)
  return (
    <RoadStep number={3} title={t('title')} id="agree">
      <div className="mt-4">
        {contracts.map((contract) => {
          const id = FIELD_IDS[contract]
          const isMissing = missing.includes(contract)
          return (
            <div key={contract} className="field">
              <Checkbox
                id={id}
                className="items-start py-2"
                checked={agreed[contract]}
                required
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `${id}-error` : undefined}
                onChange={(event) => onChange(contract, event.target.checked)}
              >
                {t.rich(contract, {
                  link: (chunks) => (
                    <a
                      className="link"
                      href={localePath(locale, paths.content(AGREEMENT_PAGES[contract]))}
                      data-native=""
                      target="_blank"
                      onClick={(event) => {
                        event.preventDefault()
                        setOpen(contract)
                      }}
                      rel="noopener"
                    >
                      {chunks}
                    </a>
                  ),
                })}
              </Checkbox>
              {isMissing && (
                <p className="error" id={`${id}-error`}>
                  <Icon name="circle-alert" size={18} />
                  <span>{t('missing')}</span>
                </p>
              )}
            </div>
          )
        })}
      </div>
      <ContractDialog slug={open && AGREEMENT_PAGES[open]} locale={locale} onClose={() => setOpen(null)} />
    </RoadStep>
  )
}
