import { Skeleton } from '@/components/ui/skeleton'

/** Percent; no two alike, as names are not. */
const KINDS = [56, 72, 44, 64, 50, 76, 48, 80]

/** From below the menu's upper edge on; as high as it will be. */
const PANEL = { blockSize: 'max(296px, min(698px, 100dvh - 202px))' }
/** So many groups fit into low windows too. */
const SHOWN = 4
const PICTURE = { inlineSize: 88, blockSize: 88 }

/** The menu's shapes while its contents come: a row for each kind and, in wide windows, the groups beside them. */
export function MegaSkeleton() {
  return (
    <div className="wrap flex gap-4 max-desktop:px-0 desktop:pt-6">
      <div style={{ inlineSize: 264 }}>
        {KINDS.map((width) => (
          <div key={width} className="flex items-center" style={{ blockSize: 48 }}>
            <span style={{ inlineSize: `${width}%` }}>
              <Skeleton className="h-4" />
            </span>
          </div>
        ))}
      </div>
      <div className="flex-1 max-desktop:hidden" style={PANEL}>
        <div className="grid grid-cols-2 gap-6">
          {KINDS.slice(0, SHOWN).map((width) => (
            <div key={width} className="flex gap-4">
              <span style={PICTURE}>
                <Skeleton className="h-full" />
              </span>
              <span style={{ inlineSize: `${width / 2}%` }}>
                <Skeleton className="h-4" />
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
