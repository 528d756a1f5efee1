import { extras, items } from '../../../shared/lines'
import type { Words } from '../rest-entry'
import type { RideFacts } from './route-text'

const HOUR = 60

function spell(minutes: number, hour: string, hours: string, minute: string): string {
  const whole = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  const parts = [whole > 0 ? `${whole} ${whole === 1 ? hour : hours}` : '', rest > 0 ? `${rest} ${minute}` : '']
  return parts.filter(Boolean).join(' ')
}

const MEETING_DE: Record<RideFacts['fromKey'], string> = {
  'antalya-airport':
    'Hinter der Zollschranke im Freien, links bei den Säulen für Gruppen. Unser Schild ist nachtblau mit gelbem Stern.',
  'izmir-airport': 'In der internationalen Ankunft im Erdgeschoss, vor der Apotheke. Das Schild ist nachtblau.',
  'kayseri-airport':
    'Es gibt nur einen Ausgang, und dort stehen selten mehr als zehn Leute. Unser Schild ist nachtblau.',
}

export const germanText = ({ airport, town, words, kilometres, minutes, isLong, fromKey }: RideFacts): Words => {
  const time = spell(minutes, 'Stunde', 'Stunden', 'Minuten')
  const [summary, ride, sight] = words
  return {
    title: `${airport} – ${town}, privater Transfer`,
    summary,
    description: `${ride}\n\n${kilometres} Kilometer, etwa ${time}. Nach der Landung sind sechzig Minuten Wartezeit frei, und verspätet sich der Flug, verschiebt sich alles mit.${isLong ? ' Unterwegs halten wir einmal, ohne dass es etwas kostet.' : ''} Für die Rückfahrt genügt uns die Flugnummer; die Abholzeit steht am Vorabend auf Ihrem Telefon.`,
    highlights: [sight, ...items`Der Wagen gehört Ihnen allein | Festpreis, auch nachts und an Feiertagen`],
    included: items`Fahrer, Treibstoff, Maut und Parkgebühr | Sechzig Minuten Wartezeit | Zwei Kindersitze oder Sitzerhöhungen | Wasser und Ladekabel`,
    excluded: items`Umwege zu einer zweiten Adresse | Trinkgeld, das niemand erwartet`,
    goodToKnow: items`Bezahlt wird der Wagen, nicht der Kopf. | Auch Babys brauchen einen Platz; zählen Sie sie bitte mit.`,
    questions: [
      { question: `Wo finde ich den Fahrer? Ankunft: ${airport}`, answer: MEETING_DE[fromKey] },
      {
        question: 'Was passiert, wenn mein Flug zu spät kommt?',
        answer: 'Nichts, was Sie tun müssten. Wir sehen die neue Landezeit und schicken den Wagen dazu passend.',
      },
    ],
    extras: extras`
      Halt am Supermarkt | Zwanzig Minuten, der Fahrer weiß, welcher noch offen hat
      Sperriges Gepäck | Fahrrad, Board oder Ski, je Stück
    `,
  }
}

const MEETING_EN: Record<RideFacts['fromKey'], string> = {
  'antalya-airport':
    'Past customs and outside, on the left by the group pillars. Our board is midnight blue with a yellow star.',
  'izmir-airport':
    'On the ground floor of international arrivals, in front of the chemist’s. The board is midnight blue.',
  'kayseri-airport': 'There is only one exit, and seldom more than ten people at it. Our board is midnight blue.',
}

export const englishText = ({ airport, town, words, kilometres, minutes, isLong, fromKey }: RideFacts): Words => {
  const time = spell(minutes, 'hour', 'hours', 'minutes')
  const [summary, ride, sight] = words
  return {
    title: `${airport} to ${town}, private ride`,
    summary,
    description: `${ride}\n\n${kilometres} kilometres, about ${time}. Sixty minutes of waiting after landing are free, and if the flight is late, everything moves with it.${isLong ? ' We stop once on the way at no cost.' : ''} For the way back the flight number is enough; the pick-up time is on your phone the evening before.`,
    highlights: [sight, ...items`The vehicle is yours alone | Fixed price, nights and holidays too`],
    included: items`Driver, fuel, tolls and parking | Sixty minutes of waiting | Two child seats or boosters | Water and a charging cable`,
    excluded: items`Detours to a second address | A tip, which nobody expects`,
    goodToKnow: items`You pay for the vehicle, not by the head. | Babies need a seat too; please count them.`,
    questions: [
      { question: `Where do I find the driver at ${airport}?`, answer: MEETING_EN[fromKey] },
      {
        question: 'What happens if my flight is late?',
        answer: 'Nothing you need to do. We see the new landing time and send the car to match.',
      },
    ],
    extras: extras`
      Supermarket stop | Twenty minutes; the driver knows which is still open
      Bulky luggage | Bicycle, board or skis, per piece
    `,
  }
}
