/**
 * Marks an image whose file cannot be had or read, so that `base.css` shows the no-image drawing in its place; a file that then loads takes
 * the mark away. In the head of every page: it hears of images that are static HTML, and before any component is there.
 */
export const BROKEN_IMAGE_SCRIPT =
  "for(let n of['error','load'])document.addEventListener(n,({target:t})=>t.tagName=='IMG'&&t.toggleAttribute('data-broken',n=='error'),!0)"
