import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaCoastRoad: SeedPage<LykiaLocale> = {
  key: 'coast-road-seven-stops',
  pageType: 'blog',
  parent: 'places',
  scene: 'coastroad',
  pictureSeed: 825,
  publishedOn: '2025-09-09',
  readingMinutes: 5,
  text: {
    en: {
      title: 'From Dalaman to Kaş by the coast road, with seven stops',
      slug: 'dalaman-to-kas-coast-road',
      label: 'By road',
      summary: 'The navigation says two hours and twenty minutes. Take a day, and these are the places to spend it.',
      body: `<p>Most people drive this road tired, straight from the plane, with the navigation promising a bed in two hours and twenty minutes. It is one of the finest roads of the Mediterranean, and it deserves a morning flight and an empty stomach. This is how we drive it when friends come to visit.</p>
<h2>Before Fethiye</h2>
<p>Leave the airport with enough fuel for the day and turn off at Göcek. Twenty minutes on the waterfront are enough: a coffee, a look at boats that cost more than the village once did, and back to the pass. On the way down you see the bay of Fethiye through pines, and there is a lay-by on the right where a man sells oranges until May and honey afterwards.</p>
<p>In Fethiye itself, go to the fish market. You buy your fish in the middle, any of the small restaurants around it grills it for a fixed sum, and at one o’clock you will get a table only if you come at half past twelve.</p>
<h2>The inland stretch</h2>
<p>After Fethiye the road leaves the sea for an hour. Do not mind it.</p>
<ul><li><strong>Tlos:</strong> ten minutes off the road, a castle on Lycian tombs, with the whole valley below.</li><li><strong>Saklıkent:</strong> even if you do not wade in, the wooden walkway above the roaring water cools you down in August.</li><li><strong>Xanthos:</strong> stop for the pillar tombs beside the theatre. Half an hour, a hat, no more.</li></ul>
<h2>The part you came for</h2>
<p>Behind Kalkan the road is cut into the cliff and every bend shows another blue. After seven kilometres a bridge crosses a gorge, and below it lies Kaputaş: 187 steps down and, as we always forget, 187 steps up. In summer the parking spaces along the road are gone by ten; come after four instead, when the sand is in shade and the water is warmest.</p>
<p>Then drive on slowly. There is a lay-by four kilometres before Kaş from which you see Meis, the Greek island, so near that its church clock can be read through binoculars. Switch the engine off. This is the moment when guests in our cars stop talking.</p>
<h2>Practical matters</h2>
<ul><li>The road is good but narrow behind Kalkan. Lorries drive here as well, and goats have the right of way.</li><li>Do not drive the last part in the dark if it is your first time. You lose the view and the goats gain courage.</li><li>In November and March there are stones on the road after rain. Nobody hurries then, and neither should you.</li></ul>
<p>If you would rather look than steer, our drivers do this route with stops at the price of the plain transfer plus the hours. Tell them that you are in no hurry; it makes their day.</p>`,
    },
    tr: {
      title: 'Dalaman’dan Kaş’a sahil yolu, yedi durakla',
      slug: 'dalaman-kas-sahil-yolu',
      label: 'Yolda',
      summary: 'Navigasyon iki saat yirmi dakika der. Siz bir gün ayırın; işte o günün durakları.',
      body: `<p>Çoğu kişi bu yolu uçaktan iner inmez, yorgun argın geçer; navigasyon iki saat yirmi dakika sonrasına yatak sözü verir. Oysa burası Akdeniz’in en güzel yollarından biridir; sabah uçağını ve boş bir mideyi hak eder. Dostlarımız geldiğinde biz böyle gideriz.</p>
<h2>Fethiye’den önce</h2>
<p>Havalimanından gün boyu yetecek yakıtla çıkın, Göcek’te sapın. Kıyıda yirmi dakika yeter: bir kahve, bir zamanlar köyün tamamından pahalı teknelere bir bakış ve yeniden geçide. İnişte Fethiye körfezi çamların arasından görünür; sağdaki cepte bir adam mayısa kadar portakal, sonrasında bal satar.</p>
<p>Fethiye’de balık pazarına uğrayın. Balığı ortadan alırsınız, çevredeki küçük lokantalardan hangisini seçerseniz seçin belli bir ücrete pişirir. Saat birde masa bulmak isteyen yarımda gelir.</p>
<h2>İç kesim</h2>
<p>Fethiye’den sonra yol bir saatliğine denizden ayrılır. Üzülmeyin.</p>
<ul><li><strong>Tlos:</strong> yoldan on dakika içeride, Likya mezarlarının üstünde bir kale; bütün vadi ayağınızın altında.</li><li><strong>Saklıkent:</strong> suya girmeseniz bile uğuldayan suyun üstündeki ahşap yol ağustosta serinletir.</li><li><strong>Xanthos:</strong> tiyatronun yanındaki dikme mezarlar için durun. Yarım saat, bir şapka, o kadar.</li></ul>
<h2>Uğruna geldiğiniz bölüm</h2>
<p>Kalkan’dan sonra yol kayaya oyulmuştur, her virajda başka bir mavi çıkar. Yedi kilometre sonra bir köprü kanyonu geçer, altında Kaputaş uzanır: 187 basamak iniş ve hep unuttuğumuz üzere 187 basamak çıkış. Yazın yol kenarındaki yerler saat on olmadan dolar; siz dörtten sonra gelin, kum gölgede, su en ılık hâlindedir.</p>
<p>Sonra yavaş yavaş sürün. Kaş’a dört kilometre kala bir cepten Meis görünür; o kadar yakındır ki dürbünle kilisesinin saati okunur. Motoru susturun. Arabamızdaki misafirlerin sustuğu an budur.</p>
<h2>İşin pratik yanı</h2>
<ul><li>Yol iyidir ama Kalkan’dan sonra daralır. Kamyonlar da geçer, geçiş üstünlüğü keçilerdedir.</li><li>İlk gelişinizse son bölümü karanlıkta geçmeyin. Siz manzarayı kaybedersiniz, keçiler cesaret bulur.</li><li>Kasımda ve martta yağmurdan sonra yola taş düşer. O zaman kimse acele etmez, siz de etmeyin.</li></ul>
<p>Direksiyon yerine pencereyi tercih ederseniz şoförlerimiz bu yolu, transfer ücretine bekleme saatlerini ekleyerek molalı da götürür. Aceleniz olmadığını söyleyin; günleri güzel geçer.</p>`,
    },
    de: {
      title: 'Von Dalaman nach Kaş auf der Küstenstraße, mit sieben Halten',
      slug: 'dalaman-nach-kas-kuestenstrasse',
      label: 'Unterwegs',
      summary: 'Das Navi sagt zwei Stunden zwanzig. Nehmen Sie sich einen Tag; hier lohnt es sich, ihn zu verbringen.',
      body: `<p>Die meisten fahren diese Straße müde, gleich nach der Landung, und das Navi verspricht ein Bett in zwei Stunden zwanzig. Dabei ist es eine der schönsten Straßen am Mittelmeer, und sie verdient einen Morgenflug und einen leeren Magen. So fahren wir sie, wenn Freunde zu Besuch kommen.</p>
<h2>Vor Fethiye</h2>
<p>Verlassen Sie den Flughafen mit genug Sprit für den Tag und biegen Sie in Göcek ab. Zwanzig Minuten am Ufer genügen: ein Kaffee, ein Blick auf Boote, die mehr kosten als früher das ganze Dorf, und zurück zum Pass. Bergab sehen Sie die Bucht von Fethiye durch die Kiefern, und in einer Haltebucht rechts verkauft ein Mann bis Mai Orangen und danach Honig.</p>
<p>In Fethiye gehen Sie auf den Fischmarkt. In der Mitte kaufen Sie den Fisch, eines der kleinen Lokale ringsum grillt ihn zum festen Preis. Wer um eins einen Tisch will, kommt um halb eins.</p>
<h2>Das Stück im Landesinneren</h2>
<p>Hinter Fethiye verlässt die Straße für eine Stunde das Meer. Das macht nichts.</p>
<ul><li><strong>Tlos:</strong> zehn Minuten abseits, eine Burg auf lykischen Gräbern, das ganze Tal zu Füßen.</li><li><strong>Saklıkent:</strong> Auch wer nicht hineinwatet, kühlt im August auf dem Holzsteg über dem tosenden Wasser ab.</li><li><strong>Xanthos:</strong> Halten Sie für die Pfeilergräber am Theater. Eine halbe Stunde, ein Hut, mehr nicht.</li></ul>
<h2>Der Teil, für den Sie gekommen sind</h2>
<p>Hinter Kalkan ist die Straße in die Klippe geschlagen, und jede Kurve zeigt ein anderes Blau. Nach sieben Kilometern führt eine Brücke über eine Schlucht, darunter liegt Kaputaş: 187 Stufen hinab und, was wir immer vergessen, 187 Stufen hinauf. Im Sommer sind die Plätze am Straßenrand um zehn vergeben; kommen Sie lieber nach vier, dann liegt der Sand im Schatten, und das Wasser ist am wärmsten.</p>
<p>Danach langsam weiter. Vier Kilometer vor Kaş gibt es eine Haltebucht, von der Sie Meis sehen, die griechische Insel, so nah, dass man mit dem Fernglas die Kirchturmuhr lesen kann. Motor aus. Das ist der Augenblick, in dem unsere Gäste im Wagen still werden.</p>
<h2>Praktisches</h2>
<ul><li>Die Straße ist gut, hinter Kalkan aber schmal. Auch Lastwagen fahren hier, und Ziegen haben Vorfahrt.</li><li>Fahren Sie das letzte Stück beim ersten Mal nicht im Dunkeln. Sie verpassen die Aussicht, und die Ziegen werden mutig.</li><li>Im November und März liegen nach Regen Steine auf der Fahrbahn. Dann eilt niemand, und Sie sollten es auch nicht tun.</li></ul>
<p>Wenn Sie lieber schauen als lenken: Unsere Fahrer nehmen die Strecke auch mit Halten, zum Preis des Transfers plus Wartezeit. Sagen Sie, dass Sie keine Eile haben; damit machen Sie ihnen eine Freude.</p>`,
    },
    ru: {
      title: 'Из Даламана в Каш по берегу: семь остановок',
      slug: 'iz-dalamana-v-kash-po-beregu',
      label: 'В дороге',
      summary: 'Навигатор обещает два часа двадцать минут. Отведите на эту дорогу день, и вот где его провести.',
      body: `<p>Чаще всего эту дорогу проезжают усталыми, прямо с самолёта, а навигатор обещает кровать через два часа двадцать минут. Между тем это одна из красивейших дорог Средиземноморья, и она стоит утреннего рейса и пустого желудка. Вот как едем мы сами, когда приезжают друзья.</p>
<h2>До Фетхие</h2>
<p>Из аэропорта выезжайте с запасом топлива на день и сверните в Гёджеке. Двадцати минут на набережной хватит: кофе, взгляд на яхты, каждая из которых дороже, чем когда-то вся деревня, и обратно на перевал. На спуске сквозь сосны видна бухта Фетхие, а справа, в кармане, мужчина до мая продаёт апельсины, потом мёд.</p>
<p>В самом Фетхие идите на рыбный рынок. Рыбу вы покупаете в середине, а любой из ресторанчиков вокруг пожарит её за фиксированную плату. Чтобы сесть за стол в час, приходите в половине первого.</p>
<h2>Вдали от моря</h2>
<p>После Фетхие дорога на час уходит от берега. Не огорчайтесь.</p>
<ul><li><strong>Тлос:</strong> десять минут в сторону, крепость на ликийских гробницах, и вся долина под ногами.</li><li><strong>Саклыкент:</strong> даже если не идти по воде, деревянный настил над ревущим потоком освежает в августе.</li><li><strong>Ксанф:</strong> остановитесь ради гробниц на столпах возле театра. Полчаса, шляпа, больше не нужно.</li></ul>
<h2>То, ради чего вы ехали</h2>
<p>За Калканом дорога врезана в обрыв, и за каждым поворотом другая синева. Через семь километров мост пересекает ущелье, под ним лежит Капуташ: 187 ступеней вниз и, о чём мы всегда забываем, 187 ступеней вверх. Летом места вдоль дороги заняты уже к десяти; лучше приезжайте после четырёх, когда песок в тени, а вода теплее всего.</p>
<p>Дальше не спешите. За четыре километра до Каша есть карман, откуда виден греческий остров Мейс, так близко, что в бинокль можно разобрать часы на церкви. Заглушите мотор. В этот момент наши гости в машине замолкают.</p>
<h2>Полезное</h2>
<ul><li>Дорога хорошая, но за Калканом узкая. Здесь ходят и грузовики, а преимущество у коз.</li><li>В первый раз не ездите последний участок в темноте. Вы потеряете вид, а козы осмелеют.</li><li>В ноябре и марте после дождя на дороге лежат камни. Никто не торопится, не торопитесь и вы.</li></ul>
<p>Если хочется смотреть, а не рулить, наши водители проедут этот путь с остановками по цене трансфера плюс время ожидания. Скажите им, что вы не спешите: им будет приятно.</p>`,
    },
  },
}
