import { Skeleton } from '@/components/ui/skeleton'

/** No two alike, as names are not. */
const KINDS = ['w-36', 'w-44', 'w-28', 'w-40', 'w-32', 'w-46', 'w-30', 'w-48']
const GROUPS = ['w-28', 'w-36', 'w-32', 'w-24', 'w-40', 'w-30']

/** The menu's shapes while its contents come: a row for each kind and, in wide windows, groups with their pictures and the campaign. */
export function MegaSkeleton() {
  return (
    <div className="wrap gap-10 max-lg:px-0 lg:flex lg:h-[min(722px,100dvh-178px)] lg:min-h-80 lg:overflow-hidden lg:pt-6 lg:pb-8">
      <div className="lg:w-66 lg:flex-none">
        {KINDS.map((width) => (
          <div key={width} className="flex h-12 items-center gap-3 lg:px-3.5">
            <Skeleton className="size-5" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
      <div className="grid flex-1 grid-cols-2 content-start gap-x-8 gap-y-6 max-lg:hidden">
        {GROUPS.map((width) => (
          <div key={width} className="flex gap-4">
            <Skeleton className="size-22 flex-none" />
            <div className="grid flex-1 content-start gap-3 pt-1.5">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-40" />
              <Skeleton className="h-3 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72 w-66 flex-none max-lg:hidden" />
    </div>
  )
}
