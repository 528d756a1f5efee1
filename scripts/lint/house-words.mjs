/**
 * What docs/glossary.md lays down and a machine can hold: the form of address, the terms given up for others, the signs
 * of each language. Letters are told by their Unicode class, since `\b` knows only Latin ones.
 */

const word = (forms) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu')

/** Faults in any language. */
const EVERYWHERE = [
  { fault: /\S[^\S\n]{2,}\S/u, instead: 'one space' },
  { fault: /["']/u, instead: 'the quotation marks and the apostrophe of the language' },
  { fault: /\.\.\./u, instead: '…' },
  { fault: /\S [,;:!?.](?![\p{L}\d])/u, instead: 'no space before a mark' },
  { fault: /\p{L} - \p{L}/u, instead: 'a dash, not a hyphen' },
]

/** "10%" and the number of a message, "{percent, number}%". */
const FIGURE = '(?:\\d|percent, number\\})'
const percentSetClose = { fault: new RegExp(`${FIGURE}\\s%`, 'u'), instead: '10%' }
const percentSetApart = { fault: new RegExp(`${FIGURE} ?%`, 'u'), instead: '10 % with a no-break space' }
const ellipsisSetClose = { fault: /\s…/u, instead: 'no space before …' }

const BY_LOCALE = {
  en: [
    percentSetClose,
    ellipsisSetClose,
    { fault: word('reservations?'), instead: 'booking' },
    { fault: word('simply|unfortunately'), instead: 'what to do, or why' },
    { fault: /privacy polic/iu, instead: 'privacy notice' },
    { fault: /members?’? area/iu, instead: 'account' },
    { fault: word('favorites?|colors?|cancel(?:ed|ing)|travel(?:er|ing|ed)'), instead: 'British spelling' },
  ],
  tr: [
    ellipsisSetClose,
    { fault: /%\s\d/u, instead: '%10' },
    { fault: /\}[’]\p{L}/u, instead: 'a sentence in which the inserted word takes no suffix' },
    { fault: word('sen|senin|sana|seni|sende'), instead: 'siz' },
    { fault: word('ne yazık ki|maalesef|üzgünüz'), instead: 'what to do, or why' },
    { fault: /gizlilik (?:bildirim|not)/iu, instead: 'gizlilik politikası' },
    { fault: /iskonto/iu, instead: 'indirim' },
    { fault: word('dâhil'), instead: 'dahil' },
    { fault: /üye alan/iu, instead: 'hesap' },
  ],
  de: [
    percentSetApart,
    { fault: / …/u, instead: '… after a no-break space' },
    { fault: /”|“(?=\p{L})/u, instead: '„ and “' },
    { fault: word('du|dich|dir|dein(?:e[rmns]?)?|euch|euer|eure[rmns]?'), instead: 'Sie' },
    { fault: word('Reservierung(?:en)?'), instead: 'Buchung' },
    { fault: /(?<!\p{L})leider(?!\p{L})|es tut uns leid/iu, instead: 'what to do, or why' },
    { fault: /Datenschutzhinweis/u, instead: 'Datenschutzerklärung' },
    { fault: word('Sonderangebote?s?n?|Händlerrabatt'), instead: 'individuelles Angebot, Agenturrabatt' },
    { fault: word('Reiseleit(?:ung|er|erin|erinnen)|Führerin(?:nen)?'), instead: 'Guide' },
    { fault: /Mitgliederbereich/u, instead: 'Konto' },
    { fault: word('Prüfziffer'), instead: 'Sicherheitscode' },
  ],
  ru: [
    percentSetApart,
    ellipsisSetClose,
    { fault: /[„“”]/u, instead: '« and »' },
    { fault: word('ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей|твоих'), instead: 'вы' },
    { fault: /к сожалению/iu, instead: 'what to do, or why' },
    { fault: /учётн\p{L}+ запис/iu, instead: 'личный кабинет' },
    { fault: /уведомлени\p{L}+ о (?:конфиденциальности|данных)/iu, instead: 'политика конфиденциальности' },
    { fault: /соглашени\p{L}+ (?:участника|об участии|о членстве)/iu, instead: 'пользовательское соглашение' },
    { fault: /твёрд\p{L}+ (?:цен|плат)|цена твёрд/iu, instead: 'фиксированная цена' },
    { fault: word('(?:[Тт]ак|[Ээ]т)\\p{L}+ магазин|не найден магазин'), instead: 'сайт' },
    { fault: word('бронь|брони|бронью|броней'), instead: 'бронирование' },
  ],
  nl: [
    percentSetClose,
    ellipsisSetClose,
    { fault: word('u|uw|uzelf'), instead: 'je' },
    { fault: word('reservering(?:en)?'), instead: 'boeking' },
    { fault: word('helaas|het spijt ons'), instead: 'what to do, or why' },
    { fault: /privacybeleid/iu, instead: 'privacyverklaring' },
    { fault: /[„“”]/u, instead: '‘ and ’' },
    { fault: word('vliegvelden?'), instead: 'luchthaven' },
    { fault: /\d\.\d\d(?:–\S+)? uur/u, instead: '16:00 uur' },
    { fault: /speciale (?:offerte|aanbieding)/iu, instead: 'offerte op maat' },
    { fault: word('overboeking(?:en)?'), instead: 'overschrijving' },
    { fault: word('alstublieft'), instead: 'alsjeblieft, or nothing' },
  ],
  ar: [
    percentSetClose,
    ellipsisSetClose,
    { fault: /\p{Script=Arabic}[,;?]/u, instead: 'the Arabic comma, semicolon and question mark' },
    { fault: /[„“”]/u, instead: '« and »' },
    { fault: /اً/u, instead: 'ًا' },
    // Of the reader's plural only what can be nothing else: the pronoun, and the commands a shop gives.
    {
      fault: word('(?!(?:و?ب?كم|و?محاكم|بت?حكم|تراكم)(?!\\p{L}))\\p{L}\\p{M}?[\\p{L}\\p{M}]+كم'),
      instead: 'the singular',
    },
    {
      fault: word('[وف]?(?:اختاروا|اكتبوا|اطلبوا|اتصلوا|تواصلوا|أخبرونا|راسلونا|افتحوا|تحققوا|أدخلوا|احجزوا|اذكروا)'),
      instead: 'the singular',
    },
    { fault: word('للأسف|نعتذر'), instead: 'what to do, or why' },
    { fault: /إشعار الخصوصية/u, instead: 'سياسة الخصوصية' },
    { fault: /دفع(?:ة|ات) المقدمة|الدفعة المقدمة/u, instead: 'العربون' },
    { fault: /حوال[ةت]|مصرف/u, instead: 'تحويل بنكي, البنك' },
  ],
}

/** Set as the specification prints them, against the rules of their language. */
const AS_SPECIFIED = [
  'Pick-up or destination point not selected !',
  'An error occurred !',
  'You cannot make a reservation without being a member or logged in.',
  'Mon - Sun 9:00 AM - 8:00 PM',
]

/** The words between the tags; an empty tag is filled in when it is shown and stands for a word. */
const withoutTags = (text) => text.replaceAll(/<(\w+)><\/\1>/g, '0').replaceAll(/<[^>]*>/g, '')

const withoutSpecified = (text) => AS_SPECIFIED.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text)

/** What of `text` (plain, or a message with its tags) the glossary has otherwise. */
export function checkWords(locale, text) {
  const plain = withoutSpecified(withoutTags(text))
  return [...EVERYWHERE, ...BY_LOCALE[locale]].flatMap(({ fault, instead }) => {
    const found = fault.exec(plain)
    return found ? [`says '${found[0]}', the glossary has ${instead}`] : []
  })
}
