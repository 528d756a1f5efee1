/** Request for a notice about a free day. A null date means any day, as none is offered. */
export interface NoticeWish {
  date: string | null
  people: number
}

type Listener = (wish: NoticeWish) => void

let listener: Listener | null = null

/** Whether the page has a listener; some pages show a calendar without one. */
export function canAskNotice(): boolean {
  return listener !== null
}

/** Requests a notice when a day is free again, from anywhere on a product's page. */
export function askNotice(wish: NoticeWish): void {
  listener?.(wish)
}

/** Registers the page's only listener. Returns a function that removes it. */
export function onNoticeWish(answer: Listener): () => void {
  listener = answer
  return () => {
    if (listener === answer) listener = null
  }
}
