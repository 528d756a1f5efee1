import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { getStrength, STRENGTHS, type Strength } from '@/lib/member/password-strength'

const TONES: Record<Strength, string> = {
  weak: 'bg-danger',
  fair: 'bg-warning',
  good: 'bg-success',
  strong: 'bg-success',
}

/** Strength meter. It is stricter than the password rule but blocks nothing (decisions 8). */
export function PasswordStrength({ password }: { password: string }) {
  const t = useTranslations('member.strength')
  const strength = password === '' ? null : getStrength(password)
  const level = strength ? STRENGTHS.indexOf(strength) : -1
  return (
    <div className="grid gap-1">
      <span className="grid grid-cols-4 gap-1 forced-color-adjust-none" aria-hidden="true">
        {STRENGTHS.map((step, index) => (
          <span
            key={step}
            className={cx('h-1 rounded-full', strength && index <= level ? TONES[strength] : 'bg-line')}
          />
        ))}
      </span>
      <p className="hint" role="status">
        <span className="sr-only">{t('label')}: </span>
        {strength && t(strength)}
      </p>
    </div>
  )
}
