import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const buyukadaFerryBicycle: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-39',
  kind: 'tour',
  category: 'food-city',
  destination: 'istanbul',
  scene: 'oldtown',
  pictureSeed: 1139,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 10,
    pickup: 'meetingPoint',
    theme: 'city',
    minimumAge: 8,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '06-15', adult: '52.00', child: '31.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '56.00', child: '34.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '52.00', child: '31.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '17:00', capacity: 10, weekdays: [1, 2, 3, 4, 5] }],
  childFrom: 8,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'e-bike', price: '14.00', per: 'person', maximum: 6 },
    { id: 'swim-stop', price: '9.00', per: 'person', maximum: 10 },
  ],
  meetingPoint: { latitude: 40.9915, longitude: 29.0236 },
  rank: 39,
  text: {
    en: {
      title: 'Büyükada by ferry and bicycle, an island without cars',
      summary:
        'An hour on the ferry, twelve kilometres on two wheels between pines and wooden palaces, and lunch under the pines.',
      description:
        'An hour from the noise of Kadıköy there is a town in which you hear slippers. Büyükada has no private cars; the streets belong to bicycles, cats and people carrying ice cream. Kerem spent his summers here with his grandmother and knows who lived in which wooden house, and why Trotsky moved out of his.\n\nYou ride the great round in easy stages, walk the last steep piece to the monastery of St George and eat below the pines. We go on weekdays only, because at weekends half of Istanbul has the same idea.',
      highlights: items`The ferry past three islands, tea included | Twelve kilometres without a car in sight | Wooden palaces and Trotsky’s garden wall | Lunch on the hill of St George`,
      programme: steps`
        09:00 | Kadıköy pier | Ferry tickets, simit and seats on the windward side.
        10:15 | Büyükada | Bicycles are adjusted, the brakes tried twice.
        10:45 | Street of palaces | Lace of wood, magnolias and four families’ stories.
        12:00 | St George | The steep kilometre on foot, view over nine islands.
        13:00 | Lunch | Meze, fried squid or stuffed peppers under the pines.
        14:30 | The great round | Along the south shore, ice cream, ferry back by 17:00.
      `,
      included: items`Ferry both ways | Bicycle with seven gears and helmet | Lunch with water | Licensed guide | Insurance`,
      excluded: items`Swim at a beach club | Drinks at lunch`,
      goodToKnow: items`You should be steady on a bicycle; there are two short climbs that everyone pushes. | In strong south wind ferries are cancelled; then you get a new day or everything back.`,
      questions: questions`
        Can I take part without cycling? | Yes. The island’s electric minibus does the same round; we give you the ticket and meet at each stop.
        Is it suitable for children? | From eight, on a bicycle of their own. There is no tandem and no trailer.
      `,
      extras: extras`
        Electric bicycle | For those who would rather not push
        Swim stop | Entrance to a beach on the south shore, an hour after lunch
      `,
      meetingPoint: place`Kadıköy, islands pier | In front of the ticket machines. Kerem wears a cap from the island’s rowing club.`,
    },
    tr: {
      title: 'Vapur ve bisikletle Büyükada, arabasız bir ada',
      summary:
        'Vapurda bir saat, çamlarla ahşap köşkler arasında iki teker üstünde on iki kilometre, çam altında öğle yemeği.',
      description:
        'Kadıköy’ün gürültüsünden bir saat ötede, terlik sesi duyulan bir kasaba var. Büyükada’da özel araç yoktur; sokaklar bisikletlerin, kedilerin ve elinde dondurmayla yürüyenlerindir. Kerem yazlarını burada, babaannesinin yanında geçirdi; hangi köşkte kim oturmuş, Troçki evinden neden çıkmış, bilir.\n\nBüyük turu kısa etaplarla çevirir, Aya Yorgi’ye çıkan son dikliği yürür, çamların altında yemek yersiniz. Yalnızca hafta içi gideriz; hafta sonu İstanbul’un yarısının aklına aynı şey gelir.',
      highlights: items`Üç adanın önünden vapur, çayı bizden | Tek bir araba görmeden on iki kilometre | Ahşap köşkler ve Troçki’nin bahçe duvarı | Aya Yorgi tepesinde öğle yemeği`,
      programme: steps`
        09:00 | Kadıköy iskelesi | Biletler, simit ve rüzgâr alan tarafta yerler.
        10:15 | Büyükada | Bisikletler ayarlanır, frenler iki kez denenir.
        10:45 | Köşkler caddesi | Ahşap dantel, manolyalar ve dört ailenin hikâyesi.
        12:00 | Aya Yorgi | Dik kilometre yürüyerek, tepede dokuz adanın manzarası.
        13:00 | Öğle yemeği | Çamların altında meze, kalamar tava ya da biber dolması.
        14:30 | Büyük tur | Güney kıyısından, dondurma, 17:00’ye kadar vapurla dönüş.
      `,
      included: items`Gidiş dönüş vapur | Yedi vitesli bisiklet ve kask | Su dahil öğle yemeği | Kokartlı rehber | Sigorta`,
      excluded: items`Plajda yüzme | Yemekte içecekler`,
      goodToKnow: items`Bisiklete rahat biniyor olmalısınız; herkesin ittiği iki kısa yokuş var. | Lodosta vapurlar iptal olur; o zaman yeni bir gün seçer ya da her şeyi geri alırsınız.`,
      questions: questions`
        Bisiklete binmeden katılabilir miyim? | Evet. Adanın elektrikli minibüsü aynı turu yapar; biletinizi veririz, duraklarda buluşuruz.
        Çocuklara uygun mu? | Sekiz yaşından itibaren, kendi bisikletinde. Tandem ya da römork yok.
      `,
      extras: extras`
        Elektrikli bisiklet | İtmek istemeyenler için
        Yüzme molası | Yemekten sonra bir saat, güney kıyısında bir plaja giriş
      `,
      meetingPoint: place`Kadıköy, adalar iskelesi | Bilet makinelerinin önü. Kerem’in başında ada kürek kulübünün şapkası var.`,
    },
    de: {
      title: 'Büyükada mit Fähre und Rad, eine Insel ohne Autos',
      summary:
        'Eine Stunde Fähre, zwölf Kilometer auf zwei Rädern zwischen Kiefern und Holzpalästen, Mittagessen im Schatten.',
      description:
        'Eine Stunde vom Lärm in Kadıköy liegt eine Stadt, in der man Pantoffeln hört. Auf Büyükada gibt es keine privaten Autos; die Straßen gehören Rädern, Katzen und Menschen mit Eis in der Hand. Kerem war hier jeden Sommer bei seiner Großmutter und weiß, wer in welchem Holzhaus wohnte und warum Trotzki aus seinem auszog.\n\nSie fahren die große Runde in leichten Etappen, gehen das letzte steile Stück zum Kloster St. Georg zu Fuß und essen unter Kiefern. Wir kommen nur werktags, denn am Wochenende hat halb Istanbul dieselbe Idee.',
      highlights: items`Die Fähre an drei Inseln vorbei, Tee inklusive | Zwölf Kilometer ohne ein Auto | Holzpaläste und Trotzkis Gartenmauer | Mittagessen auf dem Hügel von St. Georg`,
      programme: steps`
        09:00 | Anleger Kadıköy | Tickets, Simit und Plätze auf der Luvseite.
        10:15 | Büyükada | Räder einstellen, Bremsen zweimal probieren.
        10:45 | Straße der Paläste | Spitzen aus Holz, Magnolien und vier Familiengeschichten.
        12:00 | St. Georg | Der steile Kilometer zu Fuß, oben der Blick auf neun Inseln.
        13:00 | Mittagessen | Meze, gebratener Tintenfisch oder gefüllte Paprika unter Kiefern.
        14:30 | Die große Runde | Am Südufer entlang, ein Eis, bis 17:00 mit der Fähre zurück.
      `,
      included: items`Fähre hin und zurück | Rad mit sieben Gängen und Helm | Mittagessen mit Wasser | Lizenzierter Guide | Versicherung`,
      excluded: items`Baden im Strandbad | Getränke zum Essen`,
      goodToKnow: items`Sie sollten sicher Rad fahren; zwei kurze Anstiege schieben alle. | Bei starkem Südwind fällt die Fähre aus; dann gibt es einen neuen Tag oder alles zurück.`,
      questions: questions`
        Kann ich mit, ohne Rad zu fahren? | Ja. Der Elektrobus der Insel fährt dieselbe Runde; Sie erhalten das Ticket, und wir treffen uns an jedem Halt.
        Ist das etwas für Kinder? | Ab acht Jahren, auf dem eigenen Rad. Tandem und Anhänger gibt es nicht.
      `,
      extras: extras`
        Elektrorad | Für alle, die lieber nicht schieben
        Badestopp | Eintritt in ein Strandbad am Südufer, eine Stunde nach dem Essen
      `,
      meetingPoint: place`Kadıköy, Anleger der Inselfähren | Vor den Ticketautomaten. Kerem trägt die Mütze des Ruderclubs der Insel.`,
    },
    ru: {
      title: 'Бюйюкада на пароме и велосипеде: остров без машин',
      slug: 'buyukada-parom-velosiped',
      summary: 'Час на пароме, двенадцать километров на двух колёсах среди сосен и деревянных особняков, обед в тени.',
      description:
        'В часе от шума Кадыкёя есть город, где слышно шарканье тапочек. На Бюйюкаде нет личных машин: улицы принадлежат велосипедам, кошкам и людям с мороженым. Керем проводил здесь каждое лето у бабушки и знает, кто жил в каком деревянном доме и почему Троцкий съехал из своего.\n\nБольшой круг вы проезжаете лёгкими отрезками, последний крутой подъём к монастырю Святого Георгия проходите пешком и обедаете под соснами. Мы ездим только в будни: в выходные половине Стамбула приходит в голову та же мысль.',
      highlights: items`Паром мимо трёх островов, чай с нас | Двенадцать километров без единой машины | Деревянные особняки и садовая стена Троцкого | Обед на холме Святого Георгия`,
      programme: steps`
        09:00 | Причал Кадыкёй | Билеты, симит и места с наветренной стороны.
        10:15 | Бюйюкада | Подгоняем велосипеды, тормоза проверяем дважды.
        10:45 | Улица особняков | Деревянное кружево, магнолии и истории четырёх семей.
        12:00 | Святой Георгий | Крутой километр пешком, наверху вид на девять островов.
        13:00 | Обед | Мезе, жареные кальмары или фаршированный перец под соснами.
        14:30 | Большой круг | Вдоль южного берега, мороженое, к 17:00 паромом обратно.
      `,
      included: items`Паром туда и обратно | Велосипед с семью передачами и шлем | Обед с водой | Лицензированный гид | Страховка`,
      excluded: items`Купание на пляже | Напитки за обедом`,
      goodToKnow: items`Нужно уверенно держаться на велосипеде; два коротких подъёма все проходят пешком. | При сильном южном ветре паромы отменяют; тогда новый день или полный возврат.`,
      questions: questions`
        Можно поехать, но не крутить педали? | Да. Тот же круг делает электробус; мы дадим билет и встретимся на каждой остановке.
        Подойдёт ли детям? | С восьми лет, на своём велосипеде. Тандемов и прицепов нет.
      `,
      extras: extras`
        Электровелосипед | Для тех, кто не хочет вести его в гору
        Купание | Вход на пляж южного берега, час после обеда
      `,
      meetingPoint: place`Кадыкёй, причал на острова | У билетных автоматов. Керем в кепке гребного клуба острова.`,
    },
  },
  reviews: reviews`
    5 | Natasha W. | Manchester | en | 2026-05-19 | After four days of Istanbul traffic this felt like a cure. Kerem’s grandmother stories are priceless.
    4 | Volker S. | Leipzig | de | 2026-09-16 | Schöne Runde, der Anstieg zum Kloster hat es in sich. Das Elektrorad war jeden Euro wert.
    5 | İrem B. | Bursa | tr | 2026-06-03 | Hafta içi gitmek başka bir ada demekmiş. Kalamar tazeydi.
    5 | Полина Е. | Санкт-Петербург | ru | 2025-10-02 | Особняки, сосны, чайки. Лучший день нашего Стамбула.
  `,
}
