import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaKasInNovember: SeedPage<LykiaLocale> = {
  key: 'kas-in-november',
  pageType: 'blog',
  parent: 'places',
  scene: 'yachtdeck',
  pictureSeed: 829,
  publishedOn: '2025-11-18',
  readingMinutes: 4,
  text: {
    en: {
      title: 'Kaş in November: a town that has come home to itself',
      slug: 'kas-in-november',
      label: 'Quiet season',
      summary:
        'The boats are being hauled out, the sea is still warm and the waiters have time: four days out of season.',
      body: `<p>On the last Sunday in October somebody carries the parasols of the small pebble beach up the hill, and from that moment the town belongs to those who live in it. Then we take visitors who ask us for the best week of the year and mean it.</p>
<h2>Day one: arrive slowly</h2>
<p>Take the room with the balcony, it costs half. Walk to the ancient theatre at four; it has no ticket office, no gate and twenty-six rows of warm stone, and at sunset half the town sits there with a thermos. Meis lights its lamps across the water. Then eat where the lights are on, since in November that means the cook is there.</p>
<h2>Day two: walk</h2>
<p>At eighteen degrees you can walk at any hour. The path to Limanağzı leaves from the end of Büyük Çakıl beach, an hour and a half over smooth rock with two ropes to hold on to. Swim there: the water is at twenty-two degrees and you will have it to yourself. The restaurant is shut, so take bread, olives and a mandarin from the market. Go back the same way before five, as it gets dark quickly.</p>
<h2>Day three: watch others work</h2>
<p>In the harbour the gulets go up on the slip. Planks are changed, seams are caulked with cotton, and a hull takes on the colour that it will have next year. Nobody minds if you stand there, and after ten minutes somebody will hand you a glass of tea. It is also olive time. In the village of Çukurbağ whole families are up in the trees, and the press runs until midnight; you can taste the oil on bread while it is still green and bites the throat.</p>
<h2>Day four: do less</h2>
<ul><li>A bath in the small hamam, at noon, when it is empty.</li><li>The Friday market, now without a single sun hat: pomegranates, wild greens, walnuts.</li><li>A boat to Kekova, if the day is calm. Ask on the quay in the evening; Captain Nuri will look at the sky and say yes or no.</li></ul>
<h2>What is shut, honestly</h2>
<p>Beach clubs, most of the bars above the harbour, the diving centres from the middle of the month. Sudden rain comes about one day in four, with thunder that rolls between the islands for minutes; it is over by lunch. Bring a jacket, a book and shoes that may get wet.</p>
<p>From Dalaman the road takes just over two hours, and in November nobody is in front of you. The drivers stop for photographs without being asked. They have time as well.</p>`,
    },
    tr: {
      title: 'Kasımda Kaş: kendi evine dönmüş bir kasaba',
      slug: 'kasimda-kas',
      label: 'Sakin mevsim',
      summary: 'Tekneler karaya çekiliyor, deniz hâlâ ılık, garsonların vakti var: sezon dışında dört gün.',
      body: `<p>Ekimin son pazarı biri Küçük Çakıl’ın şemsiyelerini yokuş yukarı taşır, o andan sonra kasaba içinde yaşayanlarındır. Bizden yılın en güzel haftasını isteyip bunda ciddi olanları işte o zaman ağırlarız.</p>
<h2>Birinci gün: yavaşça varın</h2>
<p>Balkonlu odayı alın, yarı fiyatınadır. Dörtte antik tiyatroya yürüyün; gişesi yok, kapısı yok, yirmi altı sıra ılık taşı var; gün batarken kasabanın yarısı termosuyla oradadır. Karşıda Meis ışıklarını yakar. Sonra ışığı yanan yerde yiyin; kasımda bu, aşçının başında olduğu anlamına gelir.</p>
<h2>İkinci gün: yürüyün</h2>
<p>On sekiz derecede her saat yürünür. Limanağzı patikası Büyük Çakıl’ın ucundan başlar; düz kayaların üstünde, iki yerinde ipe tutunarak bir buçuk saat sürer. Orada yüzün: su yirmi iki derece, koy da yalnız size kalır. Lokanta kapalıdır, pazardan ekmek, zeytin ve bir mandalina alın. Aynı yoldan beşten önce dönün, hava çabuk kararır.</p>
<h2>Üçüncü gün: çalışanları seyredin</h2>
<p>Limanda guletler kızağa çıkar. Kaplamalar değişir, armuzlara pamuk kakılır, gövde gelecek yılki rengini alır. Durup bakmanıza kimse bir şey demez, on dakika sonra biri elinize bir çay tutuşturur. Üstelik zeytin zamanıdır. Çukurbağ köyünde aileler bütün gün ağaçtadır, sıkımhane gece yarısına kadar çalışır; yağı daha yeşilken, boğazı yakarken ekmeğin üstünde tadarsınız.</p>
<h2>Dördüncü gün: az şey yapın</h2>
<ul><li>Öğlen, boşken, küçük hamamda bir yıkanma.</li><li>Tek bir güneş şapkasının görünmediği cuma pazarı: nar, ot, ceviz.</li><li>Deniz sakinse Kekova’ya tekne. Akşamdan rıhtımda sorun; Nuri Kaptan göğe bakar, evet ya da hayır der.</li></ul>
<h2>Açık konuşalım: kapalı olanlar</h2>
<p>Plaj işletmeleri, limanın üstündeki barların çoğu, ay ortasından sonra dalış merkezleri. Dört günde bir ansızın yağar, gök gürültüsü adaların arasında dakikalarca dolaşır; öğlene kalmaz, diner. Yanınıza bir mont, bir kitap ve ıslanabilecek bir ayakkabı alın.</p>
<p>Dalaman’dan yol iki saati biraz geçer, kasımda önünüzde kimse olmaz. Şoförler siz söylemeden fotoğraf molası verir. Onların da vakti var.</p>`,
    },
    de: {
      title: 'Kaş im November: ein Ort, der wieder bei sich ist',
      slug: 'kas-im-november',
      label: 'Ruhige Zeit',
      summary: 'Die Boote kommen an Land, das Meer ist noch warm, und die Kellner haben Zeit: vier Tage außer Saison.',
      body: `<p>Am letzten Sonntag im Oktober trägt jemand die Sonnenschirme vom kleinen Kieselstrand den Hang hinauf, und von da an gehört der Ort denen, die dort wohnen. Dann empfangen wir Gäste, die nach der schönsten Woche des Jahres fragen und es ernst meinen.</p>
<h2>Erster Tag: langsam ankommen</h2>
<p>Nehmen Sie das Zimmer mit Balkon, es kostet die Hälfte. Gehen Sie um vier zum antiken Theater; es hat keine Kasse, kein Tor und sechsundzwanzig Reihen warmen Stein, und bei Sonnenuntergang sitzt der halbe Ort mit der Thermoskanne da. Drüben zündet Meis die Lichter an. Danach essen Sie, wo Licht brennt, denn im November heißt das: Der Koch ist da.</p>
<h2>Zweiter Tag: gehen</h2>
<p>Bei achtzehn Grad kann man zu jeder Stunde wandern. Der Weg nach Limanağzı beginnt am Ende des Strandes Büyük Çakıl, anderthalb Stunden über glatten Fels, an zwei Stellen mit Seil. Baden Sie dort: Das Wasser hat zweiundzwanzig Grad, und Sie haben es für sich. Das Lokal ist zu, also nehmen Sie Brot, Oliven und eine Mandarine vom Markt mit. Zurück geht es vor fünf auf demselben Weg, denn es wird schnell dunkel.</p>
<h2>Dritter Tag: anderen bei der Arbeit zusehen</h2>
<p>Im Hafen kommen die Gulets auf die Slipanlage. Planken werden getauscht, Nähte mit Baumwolle gedichtet, und der Rumpf bekommt die Farbe des nächsten Jahres. Niemand stört sich an Zuschauern, und nach zehn Minuten drückt Ihnen jemand ein Glas Tee in die Hand. Es ist auch Olivenzeit. Im Dorf Çukurbağ sitzen ganze Familien in den Bäumen, und die Presse läuft bis Mitternacht; Sie kosten das Öl auf Brot, solange es noch grün ist und im Hals beißt.</p>
<h2>Vierter Tag: weniger tun</h2>
<ul><li>Ein Bad im kleinen Hamam, mittags, wenn er leer ist.</li><li>Der Freitagsmarkt, jetzt ohne einen einzigen Sonnenhut: Granatäpfel, Wildkräuter, Walnüsse.</li><li>Ein Boot nach Kekova, wenn der Tag ruhig ist. Fragen Sie abends am Kai; Kapitän Nuri schaut in den Himmel und sagt ja oder nein.</li></ul>
<h2>Was zu hat, ehrlich gesagt</h2>
<p>Strandbäder, die meisten Bars über dem Hafen, ab Monatsmitte die Tauchbasen. Etwa an jedem vierten Tag regnet es plötzlich, und der Donner rollt minutenlang zwischen den Inseln; bis Mittag ist es vorbei. Nehmen Sie eine Jacke mit, ein Buch und Schuhe, die nass werden dürfen.</p>
<p>Von Dalaman sind es gut zwei Stunden, und im November fährt niemand vor Ihnen. Die Fahrer halten ungefragt für Fotos. Auch sie haben Zeit.</p>`,
    },
    ru: {
      title: 'Каш в ноябре: город, который вернулся к себе домой',
      slug: 'kash-v-noyabre',
      label: 'Тихий сезон',
      summary: 'Лодки вытаскивают на берег, море ещё тёплое, у официантов есть время: четыре дня вне сезона.',
      body: `<p>В последнее воскресенье октября кто-то уносит зонты с маленького галечного пляжа вверх по склону, и с этой минуты город принадлежит тем, кто в нём живёт. Тогда мы принимаем гостей, которые просят лучшую неделю года и просят всерьёз.</p>
<h2>День первый: не спешить</h2>
<p>Берите номер с балконом, он стоит вдвое дешевле. В четыре идите к античному театру: там нет ни кассы, ни ворот, зато двадцать шесть рядов тёплого камня, и на закате полгорода сидит с термосами. Напротив зажигает огни Мейс. Потом ужинайте там, где горит свет: в ноябре это значит, что повар на месте.</p>
<h2>День второй: идти</h2>
<p>При восемнадцати градусах ходить можно в любой час. Тропа к Лиманагзы начинается в конце пляжа Бюйюк-Чакыл: полтора часа по гладким камням, в двух местах есть верёвка. Искупайтесь там: вода двадцать два градуса, и она вся ваша. Ресторан закрыт, так что возьмите с рынка хлеб, оливки и мандарин. Возвращайтесь той же дорогой до пяти, темнеет быстро.</p>
<h2>День третий: смотреть, как работают другие</h2>
<p>В гавани гулеты поднимают на слип. Меняют доски, конопатят швы хлопком, и корпус получает цвет будущего года. Никто не против зрителей, а минут через десять вам протянут стакан чая. Это ещё и время олив. В деревне Чукурбаг целые семьи сидят на деревьях, пресс работает до полуночи; масло пробуют на хлебе, пока оно зелёное и щиплет горло.</p>
<h2>День четвёртый: делать меньше</h2>
<ul><li>Баня в маленьком хамаме, в полдень, когда там пусто.</li><li>Пятничный рынок, где больше нет ни одной панамы: гранаты, дикая зелень, орехи.</li><li>Катер на Кекову, если день тихий. Спросите вечером на причале; капитан Нури посмотрит на небо и скажет да или нет.</li></ul>
<h2>Что закрыто, честно</h2>
<p>Пляжные клубы, почти все бары над гаванью, с середины месяца дайв-центры. Примерно раз в четыре дня внезапно идёт дождь, и гром минутами катается между островами; к обеду всё кончается. Возьмите куртку, книгу и обувь, которую не жаль намочить.</p>
<p>От Даламана чуть больше двух часов, и в ноябре впереди вас никого. Водители сами останавливаются для фотографий. У них тоже есть время.</p>`,
    },
  },
}
