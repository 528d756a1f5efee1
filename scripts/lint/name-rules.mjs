/**
 * Private words of earlier versions, and the standard term for each (docs/development.md, Names). `words` stand anywhere in a name, in
 * this order, whatever its spelling (`takeTurn`, `TAKE_TURN`, `take-turn.ts`); `whole` is the name alone. `allowed` are names with another
 * meaning, `inTests: false` leaves tests out, where the word is ordinary English.
 */
export const NAME_RULES = [
  { words: ['ended tag', 'ended tags', 'endings', 'follow endings'], instead: 'invalidation, or extension of a file' },
  { words: ['shelf', 'shelves'], instead: 'catalogue cache', inTests: false },
  {
    words: ['sheet', 'sheets'],
    after: ['bottom', 'style'],
    instead: 'stylesheet, bottom sheet or product record',
    inTests: false,
  },
  { words: ['like words'], whole: ['Remembered'], instead: 'promise cache, fuzzy-match cache' },
  { words: ['ask together'], whole: ['together'], instead: 'batch' },
  { words: ['take turn', 'take turns', 'in turn', 'turn milliseconds'], instead: 'advisory lock, queue' },
  {
    words: [
      'kept page',
      'kept pages',
      'kept answer',
      'kept answers',
      'kept route',
      'kept routes',
      'kept catalogue',
      'still kept',
    ],
    whole: ['Kept', 'keptOfList', 'keepAnswer', 'readKept'],
    instead: 'cached response, cacheable route; stored in a browser',
    allowed: ['keptRecords'],
  },
  { words: ['printed', 'html only'], whole: ['recall'], instead: 'static fragment', inTests: false },
  { words: ['paper', 'papers'], instead: 'document, attachment or page', inTests: false, allowed: ['papers'] },
  {
    words: ['visit'],
    instead: 'request context, request',
    inTests: false,
    // Analytics, and the attribution of an agency's visitors.
    allowed: [
      'recordVisit',
      'reportVisit',
      'visitLimit',
      'VISIT_DAYS',
      'visit',
      'AgencyVisit',
      'VisitNote',
      'VisitNoteProps',
      'setVisit',
      'visit-note',
      'report-visit',
    ],
  },
  { words: ['visited tenants', 'visit unknown', 'root visit', 'open visit'], instead: 'active tenants, request' },
  { words: ['away'], instead: 'unavailable' },
  {
    words: ['sign of life', 'signs of life', 'stir', 'stirs', 'woken', 'late part', 'when alive'],
    whole: ['Later'],
    instead: 'deferred, first interaction',
  },
  {
    words: ['press', 'pressed', 'presses'],
    instead: 'click, interaction',
    inTests: false,
    only: /^(app|components|lib|store|server)\//,
  },
  { words: ['falls still', 'stilled'], instead: 'inert' },
  { words: ['life'], instead: 'reservation changes, lifecycle' },
  { words: ['till'], instead: 'checkout' },
  { words: ['judge', 'judged', 'judges', 'judgement', 'verdict', 'verdicts'], instead: 'evaluate, check' },
  { words: ['settle basket'], instead: 'clear booked items' },
  { words: ['taxon', 'taxons', 'taxa'], instead: 'category, destination' },
  {
    words: ['own tries', 'own stock', 'retake', 'lapse', 'lapses', 'lapsed', 'lapsing', 'tries'],
    instead: 'attempts, reserved inventory, reacquire, expire',
    inTests: false,
    // Names in databases and of messages.
    allowed: ['lapsed', 'reservationLapsed', 'networkCardTries'],
  },
  {
    words: ['tidy', 'tidied', 'gentle', 'gently', 'patient', 'patiently', 'patience'],
    instead: 'clean up, graceful shutdown, deferred, retry',
  },
]

/** Names of an API, a library or the platform that stand in our code, by file. */
export const NAME_EXCEPTIONS = [
  // The list's name in the former release; goes with the next one.
  {
    path: /^lib\/cache\/poll-invalidations\.(test\.)?ts$|^tests\/api\/cache-invalidations\.test\.ts$/,
    name: 'endings',
  },
]
