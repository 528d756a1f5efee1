import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const sirinceVineyardHouse = house({
  code: 'ORI-V-08',
  destination: 'ephesus',
  scene: 'stonevilla',
  details: {
    kind: 'villa',
    bedrooms: 2,
    bathrooms: 1,
    capacity: 4,
    areaSquareMetres: 95,
    minimumNights: 2,
    damageDeposit: '200.00',
    permitNumber: '35-6613',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 550 },
      { place: 'centre', metres: 700 },
      { place: 'market', metres: 700 },
      { place: 'beach', metres: 17000 },
      { place: 'airport', metres: 68000 },
    ],
    features: ['privatePool', 'garden', 'fireplace', 'heating', 'terrace', 'parking', 'wifi', 'pets'],
  },
  seasons: wholeYear(['70.00', '95.00', '105.00', '125.00', '110.00'], [2, 3, 3, 2]),
  cancellation: [
    [14, 100],
    [5, 50],
  ],
  extras: [
    { id: 'cellar-tasting', price: '24.00', per: 'person', maximum: 4 },
    { id: 'dog', price: '20.00', per: 'booking', maximum: 2 },
  ],
  text: {
    de: {
      title: 'Winzerhaus bei Şirince, acht Kilometer von Ephesos',
      summary: 'Zwei Schlafzimmer im Weinberg, ein Tauchbecken zwischen den Reben und Ephesos, bevor die Busse kommen.',
      description:
        'Das Haus gehörte einem Winzer, der seine Trauben noch mit dem Maultier zur Presse nach Şirince brachte. Es hat dicke Wände, Fensterläden in Grün und einen Kamin, den man im November jeden Abend braucht. Vor der Küche beginnt der Weinberg; mittendrin liegt ein rundes Tauchbecken von vier Metern.\n\nNach Ephesos fahren Sie eine Viertelstunde: Wer um acht am oberen Tor steht, hat die Kuretenstraße fast für sich. Ins Dorf gehen Sie zehn Minuten zwischen Feigen und Pfirsichen.',
      highlights: items`Alleinlage im Weinberg | Rundes Tauchbecken, vier Meter weit | Eine Viertelstunde bis Ephesos | Hunde willkommen, Garten eingezäunt`,
      included: items`Bettwäsche und Handtücher | Reinigung vor Anreise | Brennholz und Heizung | Eine Flasche Wein oder Traubensaft vom Weinberg`,
      excluded: items`Kaution von 200 €, bei Abreise zurück | Frühstück; der Bäcker im Dorf öffnet um sieben`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Keine Klimaanlage: Auf 350 Metern Höhe kühlt es nachts ab, Ventilatoren stehen bereit.`,
      questions: questions`
        Reicht ein Bad für vier? | Es gibt eines mit Wanne und dazu eine Außendusche am Becken, die von Mai bis Oktober alle lieber nehmen.
        Ist am Wochenende viel los? | Im Dorf ja, vor allem im Frühling. Am Haus hören Sie davon nichts.
      `,
      extras: extras`
        Weinprobe im Keller | Fünf Weine und einer aus Maulbeeren, mit Käse und Brot, etwa eine Stunde
        Hund | Für den ganzen Aufenthalt, mit Napf und Decke
      `,
    },
    en: {
      title: 'Vintner’s house near Şirince, a short drive to Ephesus',
      summary: 'Two bedrooms among the vines, a round plunge pool, and Ephesus before the coaches get there.',
      description:
        'The last owner still took his grapes to the press in Şirince by mule. His house has thick walls, green shutters and a fireplace you will light every evening in November. The vineyard begins at the kitchen door, and in the middle of it lies a round plunge pool four metres across.\n\nEphesus is a quarter of an hour by car: stand at the upper gate at eight and Curetes Street is almost yours. The village is ten minutes on foot, between figs and peaches.',
      highlights: items`On its own among the vines | Round plunge pool, four metres across | A quarter of an hour from Ephesus | Dogs welcome in the fenced garden`,
      included: items`Linen and towels | Cleaning before arrival | Firewood and heating | A bottle of the vineyard’s wine or grape juice`,
      excluded: items`Damage deposit of €200, returned on departure | Breakfast; the village bakery opens at seven`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | No air conditioning: at 350 metres the nights are cool, and there are fans.`,
      questions: questions`
        Is one bathroom enough for four? | There is one with a tub, and an outdoor shower by the pool that everyone prefers from May to October.
        Is it crowded at weekends? | The village is, above all in spring. At the house you hear none of it.
      `,
      extras: extras`
        Tasting in the cellar | Five wines and one made from mulberries, with cheese and bread, about an hour
        Dog | For the whole stay, bowl and blanket included
      `,
    },
    tr: {
      title: 'Şirince yakınında bağ içinde bağcı evi',
      summary: 'Bağların arasında iki yatak odası, yuvarlak bir serinleme havuzu; Efes’e otobüslerden önce varırsınız.',
      description:
        'Evin eski sahibi üzümünü Şirince’deki şırahaneye hâlâ katırla götürürdü. Duvarlar kalın, kepenkler yeşil; kasımda her akşam yakacağınız bir şöminesi var. Bağ mutfak kapısından başlar, ortasında dört metre çapında yuvarlak bir havuz durur.\n\nEfes arabayla on beş dakika: saat sekizde üst kapıda olan, Kuretler Caddesi’ni neredeyse tek başına yürür. Köye incirlerle şeftalilerin arasından on dakikada inilir.',
      highlights: items`Bağın içinde tek başına | Dört metre çapında yuvarlak havuz | Efes’e on beş dakika | Çitli bahçede köpeğinize de yer var`,
      included: items`Nevresim ve havlular | Girişten önce temizlik | Odun ve kalorifer | Bağın şarabından ya da üzüm suyundan bir şişe`,
      excluded: items`Çıkışta iade edilen 200 € hasar depozitosu | Kahvaltı; köyün fırını yedide açılır`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Klima yok: 350 metre yükseklikte geceler serindir, vantilatör var.`,
      questions: questions`
        Dört kişiye bir banyo yeter mi? | Küvetli bir banyo, bir de havuz başında açık duş var; mayıstan ekime herkes onu seçiyor.
        Hafta sonu kalabalık olur mu? | Köy olur, özellikle baharda. Eve sesi gelmez.
      `,
      extras: extras`
        Mahzende tadım | Beş şarap, bir de karadut şarabı; peynir ve ekmekle bir saat kadar
        Köpek | Bütün konaklama için, mama kabı ve minderiyle
      `,
    },
    ru: {
      title: 'Дом винодела у Шириндже, рядом с Эфесом',
      slug: 'dom-vinodela-shirindzhe',
      summary: 'Две спальни среди лоз, круглая купель в винограднике и Эфес раньше туристических автобусов.',
      description:
        'Прежний хозяин возил виноград на давильню в Шириндже ещё на муле. У дома толстые стены, зелёные ставни и камин, который в ноябре топят каждый вечер. Виноградник начинается прямо от кухни, посреди него круглая купель диаметром четыре метра.\n\nДо Эфеса пятнадцать минут на машине: в восемь утра у верхних ворот улица Куретов почти ваша. В деревню десять минут пешком, между инжиром и персиками.',
      highlights: items`Отдельно стоящий дом среди лоз | Круглая купель, четыре метра в диаметре | Пятнадцать минут до Эфеса | Можно с собакой, сад огорожен`,
      included: items`Постельное бельё и полотенца | Уборка перед заездом | Дрова и отопление | Бутылка своего вина или виноградного сока`,
      excluded: items`Залог 200 €, возвращается при выезде | Завтрак; пекарня в деревне открывается в семь`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | Кондиционера нет: на высоте 350 метров ночи прохладные, вентиляторы есть.`,
      questions: questions`
        Хватит ли одной ванной на четверых? | Есть ванная комната и ещё летний душ у купели, с мая по октябрь все выбирают его.
        Людно ли по выходным? | В деревне да, особенно весной. До дома шум не доходит.
      `,
      extras: extras`
        Дегустация в погребе | Пять вин и одно из шелковицы, с сыром и хлебом, около часа
        Собака | На всё время, с миской и подстилкой
      `,
    },
    nl: {
      title: 'Wijnboerenhuis bij Şirince, vlak bij Efeze',
      summary: 'Twee slaapkamers tussen de wijnranken, een rond dompelbad en Efeze voordat de bussen er zijn.',
      description:
        'De vorige eigenaar bracht zijn druiven nog per muildier naar de pers in Şirince. Zijn huis heeft dikke muren, groene luiken en een open haard die in november elke avond brandt. De wijngaard begint bij de keukendeur en middenin ligt een rond dompelbad van vier meter.\n\nEfeze is een kwartier rijden: sta om acht uur bij de bovenste poort en je hebt de Curetenstraat bijna voor jezelf. Naar het dorp loop je in tien minuten, tussen vijgen en perziken door.',
      highlights: items`Vrij gelegen in de wijngaard | Rond dompelbad van vier meter | Een kwartier van Efeze | Honden welkom, tuin omheind`,
      included: items`Beddengoed en handdoeken | Schoonmaak voor aankomst | Brandhout en verwarming | Een fles wijn of druivensap van eigen grond`,
      excluded: items`Borg van € 200, terug bij vertrek | Ontbijt; de dorpsbakker gaat om zeven uur open`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | Geen airco: op 350 meter hoogte koelt het ’s nachts af, er zijn ventilatoren.`,
      questions: questions`
        Is één badkamer genoeg voor vier? | Er is er een met bad, plus een buitendouche bij het dompelbad die van mei tot oktober favoriet is.
        Is het in het weekend druk? | In het dorp wel, vooral in het voorjaar. Bij het huis merk je er niets van.
      `,
      extras: extras`
        Proeverij in de kelder | Vijf wijnen en een van moerbeien, met kaas en brood, ongeveer een uur
        Hond | Voor het hele verblijf, met bak en kleed
      `,
    },
    ar: {
      title: 'بيت الكرّام قرب شيرينجه على مقربة من أفسس',
      slug: 'bayt-alkarram-sirince',
      summary: 'غرفتا نوم بين الكروم وحوض سباحة مستدير، وأفسس قبل أن تصل الحافلات.',
      description:
        'كان صاحب البيت السابق ينقل عنبه إلى المعصرة في شيرينجه على ظهر بغل. جدران سميكة ومصاريع خضراء ومدفأة تُشعل كل مساء في نوفمبر. يبدأ الكرم من باب المطبخ، وفي وسطه حوض مستدير قطره أربعة أمتار.\n\nأفسس على بعد ربع ساعة بالسيارة: من وقف عند الباب العلوي في الثامنة مشى شارع الكوريتس وحده تقريبًا. والقرية عشر دقائق سيرًا بين التين والخوخ.',
      highlights: items`بيت منفرد بين الكروم | حوض مستدير قطره أربعة أمتار | ربع ساعة إلى أفسس | الكلاب مرحب بها والحديقة مسيّجة`,
      included: items`أغطية أسرّة ومناشف | تنظيف قبل الوصول | حطب وتدفئة | زجاجة عصير عنب أو نبيذ من الكرم`,
      excluded: items`تأمين أضرار 200 يورو يُعاد عند المغادرة | الإفطار، ومخبز القرية يفتح في السابعة`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | لا مكيّف: الليل بارد على ارتفاع 350 مترًا، وتتوفر مراوح.`,
      questions: questions`
        هل يكفي حمّام واحد لأربعة؟ | فيه حوض استحمام، وعند المسبح دش خارجي يفضله الجميع من مايو إلى أكتوبر.
        هل يزدحم المكان في العطلة؟ | القرية نعم، ولا سيما في الربيع. أما البيت فلا يصله الضجيج.
      `,
      extras: extras`
        تذوّق في القبو | خمسة أصناف وواحد من التوت، مع الجبن والخبز، نحو ساعة
        كلب | لكامل الإقامة، مع وعاء وفراش
      `,
    },
  },
  reviews: reviews`
    5 | Ehepaar Linden | Trier | de | 2026-10-09 | Um acht allein vor der Celsus-Bibliothek. Abends Kamin und der Hund auf der Decke.
    5 | Siobhan K. | Galway | en | 2026-05-03 | Ten quiet minutes from the village and a world away from it. The plunge pool is cold and perfect.
    4 | Волков Андрей | Пермь | ru | 2026-09-16 | Дом с характером, вино вкусное. Душ на улице понравился больше ванной.
  `,
})
