import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { RadioGroup } from '@/components/ui/radio-group'

interface StarChoiceProps {
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

const STARS = [1, 2, 3, 4, 5]

/** A rating of one to five stars, implemented as radio buttons for keyboard and screen reader. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const t = useTranslations('feedback.reviews')
  return (
    <RadioGroup legend={t('score')} error={error} className="flex gap-1">
      {STARS.map((stars) => (
        <label
          key={stars}
          className="grid size-11 cursor-pointer place-items-center rounded-input text-star has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand-text"
        >
          <input
            type="radio"
            name="score"
            className="sr-only"
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            aria-label={t('stars', { count: stars })}
          />
          <Icon name="star" size={24} full={stars <= value} />
        </label>
      ))}
    </RadioGroup>
  )
}
