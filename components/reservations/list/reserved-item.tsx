import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { ReservedItemView } from '@/lib/member/reserved-items'
import { pictureSources } from '@/lib/uploads/pictures'

/** A booked item: picture, title, date, party and ticket. */
export function ReservedItem({ item }: { item: ReservedItemView }) {
  const { title, picture, when, people, ticket } = item
  const sources = picture ? pictureSources(picture, '(min-width: 40rem) 160px, 96px', 480) : null
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
      {sources ? (
        <Picture
          {...sources}
          placeholder={undefined}
          width={160}
          height={120}
          alt=""
          className="aspect-square rounded-input sm:aspect-4/3"
        />
      ) : (
        <span className="grid aspect-square place-items-center rounded-input bg-sand-strong text-faint sm:aspect-4/3">
          <Icon name="image" size={24} />
        </span>
      )}
      <div className="grid content-start gap-1">
        <h3 className="text-title">{title}</h3>
        <p className="text-sm">
          <bdi>{when}</bdi>
        </p>
        {people && <p className="text-sm text-muted">{people}</p>}
        {ticket && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <Icon name="ticket" size={16} />
            <bdi>{ticket}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}
