import 'server-only'
import { unstable_cache } from 'next/cache'

/** Puts tags on the page that is being rendered, for what it read past Next's data cache. */
export async function tagRender(tags: readonly string[]): Promise<void> {
  await unstable_cache(async () => true, ['tag-render', ...tags], { tags: [...tags], revalidate: false })()
}
