import { Alert, type AlertTone } from '@/components/ui/alert'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { Stars } from '@/components/ui/stars'
import type { Words } from './load-words'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

export function SignSection({ words }: { words: Words }) {
  const alerts: Record<AlertTone, string> = {
    info: words.waiting,
    ok: words.added,
    wait: words.lapsed,
    bad: words.failed,
  }
  const badges: Record<BadgeTone, string> = {
    plain: words.kinds[0]?.label ?? '',
    buy: words.onOffer,
    ok: words.freeCancellation,
    fact: words.instantConfirmation,
    wait: words.placesLeft,
    bad: words.full,
  }
  return (
    <StyleSection id="signs" title="Signs and states">
      <Specimen name="Alert: info, ok, wait, bad with a title">
        <div className="sg-stack">
          {(Object.entries(alerts) as [AlertTone, string][]).map(([tone, text]) => (
            <Alert key={tone} tone={tone} title={tone === 'bad' ? words.full : undefined}>
              {text}
            </Alert>
          ))}
        </div>
      </Specimen>
      <Specimen name="Badge: plain, buy, ok, fact, wait, bad; with icon">
        <div className="sg-row">
          {(Object.entries(badges) as [BadgeTone, string][]).map(([tone, text]) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
          <Badge tone="ok" icon="check">
            {words.freeCancellation}
          </Badge>
        </div>
      </Specimen>
      <div className="sg-grid">
        <Specimen name="Stars">
          <Stars value={4.6} label={words.rating} />
          <Stars value={2} size={24} label={words.rating} />
        </Specimen>
        <Specimen name="Spinner">
          <Spinner />
        </Specimen>
        <Specimen name="Skeleton">
          <Skeleton className="sg-skeleton" />
        </Specimen>
      </div>
      <Specimen name="EmptyState">
        <EmptyState
          icon="shopping-bag"
          title={words.emptyTitle}
          text={words.emptyText}
          action={<ButtonLink href="#signs">{words.emptyLook}</ButtonLink>}
        />
      </Specimen>
    </StyleSection>
  )
}
