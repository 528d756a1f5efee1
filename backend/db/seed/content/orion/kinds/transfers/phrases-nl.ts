import { extras, items } from '../../../shared/lines'
import type { Words } from '../rest-entry'
import type { RideFacts } from './route-text'

const HOUR = 60

function spell(minutes: number): string {
  const whole = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  return [whole > 0 ? `${whole} uur` : '', rest > 0 ? `${rest} minuten` : ''].filter(Boolean).join(' en ')
}

const MEETING: Record<RideFacts['fromKey'], string> = {
  'antalya-airport': 'Na de douane buiten, links bij de zuilen voor groepen. Ons bord is nachtblauw met een gele ster.',
  'izmir-airport': 'Op de begane grond van de internationale aankomst, voor de apotheek. Het bord is nachtblauw.',
  'kayseri-airport': 'Er is maar één uitgang, en daar staan zelden meer dan tien mensen. Ons bord is nachtblauw.',
}

export const dutchText = ({ airport, town, words, kilometres, minutes, isLong, fromKey }: RideFacts): Words => {
  const [summary, ride, sight] = words
  return {
    title: `${airport} – ${town}, privétransfer`,
    summary,
    description: `${ride}\n\n${kilometres} kilometer, ongeveer ${spell(minutes)}. Na de landing is zestig minuten wachten gratis, en komt de vlucht later, dan schuift alles mee.${isLong ? ' Onderweg stoppen we één keer, zonder dat het iets kost.' : ''} Voor de terugweg is het vluchtnummer genoeg; de ophaaltijd staat de avond ervoor op je telefoon.`,
    highlights: [sight, ...items`De auto is alleen voor jullie | Vaste prijs, ook ’s nachts en op feestdagen`],
    included: items`Chauffeur, brandstof, tol en parkeren | Zestig minuten wachttijd | Twee kinderzitjes of zitverhogers | Water en een laadkabel`,
    excluded: items`Omrijden naar een tweede adres | Fooi, die niemand verwacht`,
    goodToKnow: items`Je betaalt per auto, niet per persoon. | Ook een baby heeft een plaats nodig; tel die mee.`,
    questions: [
      { question: `Waar vind ik de chauffeur? Aankomst: ${airport}`, answer: MEETING[fromKey] },
      {
        question: 'Wat gebeurt er als mijn vlucht vertraging heeft?',
        answer: 'Niets waar jij iets voor hoeft te doen. We zien de nieuwe landingstijd en stemmen de rit erop af.',
      },
    ],
    extras: extras`
      Stop bij de supermarkt | Twintig minuten; de chauffeur weet welke nog open is
      Omvangrijke bagage | Fiets, surfplank of ski’s, per stuk
    `,
  }
}
