import { Road } from '@/components/ui/road'
import { RoadStop } from '@/components/ui/road-stop'
import type { ProgrammeStep } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { ProductSection } from './product-section'

interface ProgrammeProps {
  steps: readonly ProgrammeStep[]
  context: PageContext
}

/** Programme of one or several days, drawn as a road with stops. */
export function Programme({ steps, context }: ProgrammeProps) {
  if (steps.length === 0) return null
  const { t } = context
  const isSeveral = steps.some(({ day }) => (day ?? 1) > 1)
  const last = steps.length - 1
  return (
    <ProductSection title={t(isSeveral ? 'product.days' : 'product.day')}>
      <Road className="road-times">
        {steps.map((step, index) => {
          const isNewDay = isSeveral && step.day !== undefined && step.day !== steps[index - 1]?.day
          return (
            <RoadStop
              key={`${step.day}-${step.time}-${step.title}`}
              title={toPlainText(step.title)}
              time={isNewDay && step.day ? t('product.dayNumber', { day: step.day }) : (step.time ?? undefined)}
              icon={index === 0 ? 'map-pin' : index === last ? 'check' : undefined}
            >
              {step.text && <p className="mt-0.5 text-muted">{toPlainText(step.text)}</p>}
            </RoadStop>
          )
        })}
      </Road>
    </ProductSection>
  )
}
