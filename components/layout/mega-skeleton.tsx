import { Skeleton } from '@/components/ui/skeleton'

/** Percent; no two alike, as names are not. */
const KINDS = [56, 72, 44, 64, 50, 76, 48, 80]

/** The menu's shapes while its contents come: a row for each kind and, in wide windows, the groups beside them. */
export function MegaSkeleton() {
  return (
    <div className="wrap flex gap-4 max-lg:px-0">
      <div style={{ inlineSize: 264 }}>
        {KINDS.map((width) => (
          <div key={width} className="flex items-center" style={{ blockSize: 48 }}>
            <span style={{ inlineSize: `${width}%` }}>
              <Skeleton className="h-4" />
            </span>
          </div>
        ))}
      </div>
      <div className="flex-1 max-lg:hidden">
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
