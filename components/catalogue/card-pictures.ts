import { glide } from '@/components/ui/glide'
import { cardSources } from '@/lib/uploads/card-sources'
import { unpackPictures } from '@/lib/uploads/pack-pictures'

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

function addPictures(row: HTMLElement): void {
  // The further pictures are as wide as the first one.
  const sizes = row.querySelector('source')?.sizes ?? ''
  for (const picture of unpackPictures(row.dataset.more ?? '')) {
    const holder = document.createElement('picture')
    holder.className = 'pic'
    const source = document.createElement('source')
    source.type = 'image/avif'
    const { avif, src, focus } = cardSources(picture, 'row')
    source.srcset = avif
    source.sizes = sizes
    const image = document.createElement('img')
    image.alt = ''
    image.width = 480
    image.height = 360
    image.loading = 'lazy'
    image.style.objectPosition = focus ?? ''
    image.src = src
    holder.append(source, image)
    row.append(holder)
  }
}

function currentIndex(row: HTMLElement): number {
  return Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth))
}

/** Two buttons for a mouse. Touch users swipe; keyboard users open the card. */
function addButtons(picture: HTMLElement, row: HTMLElement): HTMLButtonElement[] {
  return [-1, 1].map((step) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'icb turn'
    button.tabIndex = -1
    button.dataset.to = String(step)
    button.setAttribute('aria-hidden', 'true')
    button.textContent = step > 0 === isRightToLeft(row) ? '‹' : '›'
    button.addEventListener('click', () => {
      const width = row.clientWidth * (isRightToLeft(row) ? -1 : 1)
      row.scrollTo({ left: (currentIndex(row) + step) * width, behavior: glide() })
    })
    picture.append(button)
    return button
  })
}

/** Adds the further pictures of a card and the buttons to browse them. Has no effect on a second call. */
export function fillPictures(picture: HTMLElement): void {
  const row = picture.querySelector<HTMLElement>('.pics[data-more]')
  if (!row || row.classList.contains('pics-live')) return
  row.classList.add('pics-live')
  // The pictures are decorative: the scroll container must be neither a tab stop nor read out.
  row.tabIndex = -1
  row.setAttribute('aria-hidden', 'true')
  addPictures(row)
  const buttons = matchMedia('(hover: hover)').matches ? addButtons(picture, row) : []
  const dots = [...picture.querySelectorAll('.dots > i')]
  const mark = () => {
    const index = currentIndex(row)
    dots.forEach((dot, at) => {
      dot.toggleAttribute('data-on', at === index)
    })
    buttons.forEach((button, at) => {
      button.disabled = at === 0 ? index === 0 : index >= dots.length - 1
    })
  }
  mark()
  row.addEventListener('scroll', mark, { passive: true })
  // The row now covers the card's link, so a click on it is forwarded to the link.
  row.addEventListener('click', () => picture.closest('.card')?.querySelector<HTMLElement>('h3 > a')?.click())
}

/** Fills cards when they scroll into view. Returns the function that stops it. */
export function fillInView(root: Document): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      fillPictures(target)
      observer.unobserve(target)
    }
  })
  for (const picture of root.querySelectorAll('.card-pic')) observer.observe(picture)
  return () => observer.disconnect()
}
