import { extras, items } from '../../../shared/lines'
import type { Words } from '../rest-entry'
import type { RideFacts } from './route-text'

const MEETING: Record<RideFacts['fromKey'], string> = {
  'antalya-airport': 'بعد الجمارك في الخارج، يسارًا عند أعمدة المجموعات. لوحتنا كحلية عليها نجمة صفراء.',
  'izmir-airport': 'في الطابق الأرضي من صالة الوصول الدولية أمام الصيدلية. اللوحة كحلية.',
  'kayseri-airport': 'للمطار مخرج واحد ونادرًا ما يقف عنده أكثر من عشرة أشخاص. لوحتنا كحلية.',
}

/**
 * Distances stand as 'كم' and times in minutes, which needs one form of the noun: no route lasts 3 to 10 minutes beyond a
 * whole hundred.
 */
export const arabicText = ({ airport, town, words, kilometres, minutes, isLong, fromKey }: RideFacts): Words => {
  const [summary, ride, sight] = words
  return {
    title: `${airport} – ${town}، نقل خاص`,
    summary,
    description: `${ride}\n\nالمسافة ${kilometres} كم والمدة نحو ${minutes} دقيقة. ستون دقيقة من الانتظار بعد الهبوط مجانية، وإذا تأخرت الرحلة تأخر كل شيء معها.${isLong ? ' ونتوقف مرة في الطريق دون مقابل.' : ''} وللعودة يكفينا رقم الرحلة، ويصلك موعد الاصطحاب على الهاتف في مساء اليوم السابق.`,
    highlights: [sight, ...items`المركبة لك وحدك | سعر ثابت ليلًا وفي الأعياد أيضًا`],
    included: items`السائق والوقود ورسوم الطرق والمواقف | ستون دقيقة انتظار | مقعدا أطفال أو رافعان | ماء وكابل شحن`,
    excluded: items`الانعطاف إلى عنوان ثانٍ | الإكرامية، ولا ينتظرها أحد`,
    goodToKnow: items`تدفع ثمن المركبة لا ثمن الفرد. | للرضيع أيضًا مقعد، فاحسبه مع الركاب.`,
    questions: [
      { question: 'أين أجد السائق في المطار؟', answer: MEETING[fromKey] },
      {
        question: 'ماذا يحدث إذا تأخرت طائرتي؟',
        answer: 'لا شيء عليك فعله. نرى موعد الهبوط الجديد ونرسل السيارة بحسبه.',
      },
    ],
    extras: extras`
      توقف عند سوبرماركت | عشرون دقيقة، والسائق يعرف أيها لا يزال مفتوحًا
      أمتعة كبيرة | دراجة أو لوح أو زلاجات، للقطعة
    `,
  }
}
