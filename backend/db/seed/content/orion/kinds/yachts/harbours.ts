import type { OrionLocale, SeedPlace } from '@/backend/db/seed/types'

type Words = readonly [de: string, en: string, tr: string, ru: string, nl: string, ar: string]

const harbour = (
  key: string,
  latitude: number,
  longitude: number,
  [de, en, tr, ru, nl, ar]: Words,
): SeedPlace<OrionLocale> => ({
  key,
  placeType: 'marina',
  title: { de, en, tr, ru, nl, ar },
  latitude,
  longitude,
})

/** Marinas and quays that only the boats of Orion Reisen name. */
export const orionHarbours: SeedPlace<OrionLocale>[] = [
  harbour('kurucesme-quay', 41.0571, 29.0344, [
    'Anleger Kuruçeşme, Istanbul',
    'Kuruçeşme quay, Istanbul',
    'Kuruçeşme iskelesi, İstanbul',
    'Причал Куручешме, Стамбул',
    'Kade van Kuruçeşme, Istanbul',
    'رصيف كوروتشيشمه، إسطنبول',
  ]),
  harbour('turgutreis-marina', 37.0046, 27.2553, [
    'Marina Turgutreis',
    'Turgutreis marina',
    'Turgutreis Marina',
    'Марина Тургутрейса',
    'Jachthaven Turgutreis',
    'مرسى تورغوت ريس',
  ]),
  harbour('alanya-harbour', 36.5389, 31.9978, [
    'Hafen Alanya, am Roten Turm',
    'Alanya harbour, by the Red Tower',
    'Alanya limanı, Kızıl Kule yanı',
    'Гавань Аланьи у Красной башни',
    'Haven van Alanya, bij de Rode Toren',
    'ميناء ألانيا عند البرج الأحمر',
  ]),
  harbour('kemer-marina', 36.6014, 30.5717, [
    'Marina Kemer',
    'Kemer marina',
    'Kemer Marina',
    'Марина Кемера',
    'Jachthaven Kemer',
    'مرسى كيمر',
  ]),
  harbour('marmaris-marina', 36.8517, 28.2767, [
    'Marina Marmaris',
    'Marmaris marina',
    'Marmaris Marina',
    'Марина Мармариса',
    'Jachthaven Marmaris',
    'مرسى مرمريس',
  ]),
  harbour('cesme-marina', 38.3228, 26.3008, [
    'Marina Çeşme',
    'Çeşme marina',
    'Çeşme Marina',
    'Марина Чешме',
    'Jachthaven Çeşme',
    'مرسى تشيشمه',
  ]),
]
