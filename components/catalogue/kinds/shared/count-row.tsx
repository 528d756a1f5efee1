import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stepper } from '@/components/ui/stepper'

interface CountRowProps {
  label: string
  hint: ReactNode
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** Label, unit price and stepper of a count. */
export function CountRow({ label, hint, value, min, max, onChange }: CountRowProps) {
  const t = useTranslations('basket.card')
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0">
        <b className="font-semibold">{label}</b>
        <small className="block text-muted">{hint}</small>
      </div>
      <div className="shrink-0">
        <Stepper
          label={label}
          decreaseLabel={t('fewer', { what: label })}
          increaseLabel={t('more', { what: label })}
          value={value}
          min={min}
          max={max}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
