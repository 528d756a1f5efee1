import 'server-only'
import { unstable_cache } from 'next/cache'

/** Adds tags to the page that is being rendered, for data that it read without Next's data cache. */
export async function tagRender(tags: readonly string[]): Promise<void> {
  await unstable_cache(async () => true, ['tag-render', ...tags], { tags: [...tags], revalidate: false })()
}
