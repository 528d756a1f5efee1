import { Skeleton } from '@/components/ui/skeleton'

/** Widths in percent; all differ, as names do. */
const KINDS = [56, 72, 44, 64, 50, 76, 48, 80]

/** Height of the panel below the menu's upper edge; equal to the height of the loaded menu. */
const PANEL = { blockSize: 'max(296px, min(698px, 100dvh - 202px))' }
/** This number of groups also fits into low windows. */
const SHOWN = 4
const PICTURE = { inlineSize: 88, blockSize: 88 }

/** Placeholder while the menu loads: a row for each kind and, in wide windows, the groups beside them. */
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
