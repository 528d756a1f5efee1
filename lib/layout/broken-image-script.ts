/**
 * Marks an image that fails to load or decode, so that `base.css` shows the no-image drawing instead; a later
 * successful load removes the mark. Runs in the head of every page, so it also covers static HTML and images that fail
 * before hydration.
 */
export const BROKEN_IMAGE_SCRIPT =
  "for(let n of['error','load'])document.addEventListener(n,({target:t})=>t.tagName=='IMG'&&t.toggleAttribute('data-broken',n=='error'),!0)"
