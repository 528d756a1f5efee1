import { questions } from '../../shared/lines'
import { buildRoutePage } from '../../shared/route-page'
import { lykiaTransfers } from '../kinds/transfers/transfers'

const dalamanToKas = buildRoutePage('dlm-kas', lykiaTransfers, 'LYK-R-02', {
  en: {
    title: 'From Dalaman Airport to Kaş: the road, the bus and the ride',
    summary: 'Kaş has no airport. From Dalaman it is 145 kilometres, and this is how people cover them.',
    body: `<h2>By bus, if you have half a day</h2>
<p>There is no bus from the airport to Kaş. The airport coach takes you to the bus station of Fethiye; from there small buses go along the coast by way of Kalkan until the early evening. With the wait in between you need four to five hours, and after the last bus you sleep in Fethiye.</p>
<h2>By private ride, from door to door</h2>
<p>Our drivers need two and a quarter hours. They wait behind customs with your name, know the house you are staying in, and stop once where you like: most ask for the bend above Kaputaş. At night the road from Kalkan on is unlit and has bends all the way, which is why even locals prefer to be driven after a long flight.</p>
<h2>The way back</h2>
<p>For an early flight we leave Kaş four and three-quarter hours before take-off. If your plane goes before nine, think about a last night in Dalyan or Göcek instead.</p>`,
    questions: questions`
      Is Antalya Airport nearer to Kaş? | No. It is 190 kilometres and three hours away, against 145 kilometres and two and a quarter hours from Dalaman.
      Can we stop at a supermarket? | Yes. A stop of half an hour is an extra of the booking; Kalkan has the larger shops.
    `,
  },
  tr: {
    title: 'Dalaman Havalimanı’ndan Kaş’a: yol, otobüs ve transfer',
    summary: 'Kaş’ın havalimanı yok. Dalaman’dan 145 kilometre; bu yol işte böyle alınır.',
    body: `<h2>Yarım gününüz varsa otobüsle</h2>
<p>Havalimanından Kaş’a doğrudan otobüs yoktur. Havalimanı servisi sizi Fethiye Otogarı’na götürür; oradan akşamın erken saatlerine kadar Kalkan üzerinden minibüs kalkar. Arada beklemeyle dört beş saat sürer; son minibüsü kaçıran geceyi Fethiye’de geçirir.</p>
<h2>Özel transferle, kapıdan kapıya</h2>
<p>Şoförlerimiz yolu iki saat on beş dakikada alır. Gümrük çıkışında adınızla bekler, kalacağınız evi bilir, dilediğiniz yerde bir kez dururlar; çoğu konuk Kaputaş’ın üstündeki virajı ister. Kalkan’dan sonra yol geceleri karanlık ve baştan sona virajlıdır; uzun uçuştan sonra yerliler bile direksiyona geçmek istemez.</p>
<h2>Dönüş</h2>
<p>Erken uçuşlarda Kaş’tan kalkıştan dört saat kırk beş dakika önce çıkarız. Uçağınız dokuzdan önceyse son geceyi Dalyan’da ya da Göcek’te geçirmeyi düşünün.</p>`,
    questions: questions`
      Antalya Havalimanı Kaş’a daha mı yakın? | Hayır. Antalya 190 kilometre ve üç saat; Dalaman 145 kilometre ve iki saat on beş dakika.
      Yolda markete uğrayabilir miyiz? | Evet. Yarım saatlik durak rezervasyonda ek hizmettir; büyük marketler Kalkan’dadır.
    `,
  },
  de: {
    title: 'Vom Flughafen Dalaman nach Kaş: Straße, Bus und Transfer',
    summary: 'Kaş hat keinen Flughafen. Von Dalaman sind es 145 Kilometer, und so legt man sie zurück.',
    body: `<h2>Mit dem Bus, wenn Sie einen halben Tag haben</h2>
<p>Vom Flughafen fährt kein Bus nach Kaş. Der Flughafenbus bringt Sie zum Busbahnhof von Fethiye; von dort fahren bis zum frühen Abend Kleinbusse über Kalkan die Küste entlang. Mit dem Umsteigen sind es vier bis fünf Stunden, und wer den letzten verpasst, übernachtet in Fethiye.</p>
<h2>Mit dem Transfer von Tür zu Tür</h2>
<p>Unsere Fahrer brauchen zwei Stunden und eine Viertelstunde. Sie warten hinter dem Zoll mit Ihrem Namen, kennen das Haus, in dem Sie wohnen, und halten einmal, wo Sie wollen: Die meisten wünschen sich die Kurve über Kaputaş. Nachts ist die Straße ab Kalkan unbeleuchtet und kurvig bis zum Schluss; nach einem langen Flug lassen sich hier auch Einheimische lieber fahren.</p>
<h2>Der Rückweg</h2>
<p>Zu frühen Flügen brechen wir in Kaş vier Stunden und 45 Minuten vor dem Start auf. Geht Ihre Maschine vor neun, lohnt sich eine letzte Nacht in Dalyan oder Göcek.</p>`,
    questions: questions`
      Liegt der Flughafen Antalya näher an Kaş? | Nein. Von dort sind es 190 Kilometer und drei Stunden, von Dalaman 145 Kilometer und zwei Stunden fünfzehn.
      Können wir unterwegs einkaufen? | Ja. Ein Halt von einer halben Stunde lässt sich dazubuchen; die größeren Läden hat Kalkan.
    `,
  },
  ru: {
    title: 'Из аэропорта Даламан в Каш: дорога, автобус и трансфер',
    summary: 'В Каше нет аэропорта. От Даламана 145 километров — вот как их проезжают.',
    body: `<h2>На автобусе, если есть полдня</h2>
<p>Прямого автобуса из аэропорта в Каш нет. Автобус аэропорта довозит до автовокзала Фетхие, оттуда до раннего вечера вдоль берега через Калкан ходят маршрутки. С пересадкой выходит четыре-пять часов; кто опоздал на последнюю, ночует в Фетхие.</p>
<h2>На трансфере, от двери до двери</h2>
<p>Наши водители едут два часа пятнадцать минут. Они ждут за таможней с вашей фамилией, знают дом, где вы живёте, и один раз останавливаются там, где попросите: чаще всего — на повороте над Капуташем. Ночью за Калканом дорога не освещена и петляет до самого конца; после долгого перелёта даже местные предпочитают ехать пассажирами.</p>
<h2>Обратно</h2>
<p>К ранним рейсам мы выезжаем из Каша за четыре часа сорок пять минут до вылета. Если самолёт раньше девяти, последнюю ночь удобнее провести в Дальяне или Гёджеке.</p>`,
    questions: questions`
      Может, аэропорт Анталья ближе к Кашу? | Нет. Оттуда 190 километров и три часа, а из Даламана — 145 километров и два часа пятнадцать минут.
      Можно ли заехать в магазин? | Да. Остановку на полчаса можно добавить при бронировании; большие магазины — в Калкане.
    `,
  },
})

const bodrumAirport = buildRoutePage('bjv-bodrum', lykiaTransfers, 'LYK-R-09', {
  en: {
    title: 'From Milas–Bodrum Airport into Bodrum: what to know before you land',
    summary: 'Thirty-six kilometres over one hill. The coach is cheap, the ride is quick, and the last mile decides.',
    body: `<h2>By airport coach</h2>
<p>A coach leaves after the larger landings and takes about an hour to the bus station in the middle of Bodrum. That is fine with a rucksack. With cases you still have the lanes before you: cars may not enter the old quarters in the evening, and taxis queue in July.</p>
<h2>By private ride</h2>
<p>Forty minutes, to the last point that a car may reach, and from there your hotel’s porter knows that you are coming, since the driver has rung. Gümbet and Bitez cost the same. On Friday evenings in high summer allow an hour: half of Istanbul drives in at the same time.</p>
<h2>If your boat is waiting</h2>
<p>Tell us the name of the boat and the quay. The driver takes the bags to the gangway, and for charters that begin at four we know which supermarket delivers on board.</p>`,
    questions: questions`
      Which terminal do we come out of? | Domestic and international flights have a terminal each, five minutes apart. Write your flight number and the driver waits at the right one.
      Do you also drive to Gümüşlük or Yalıkavak? | Yes, as routes of their own with their own price; they are in the list below.
    `,
  },
  tr: {
    title: 'Milas–Bodrum Havalimanı’ndan Bodrum’a: inmeden önce bilmeniz gerekenler',
    summary: 'Tek tepe aşan otuz altı kilometre. Servis ucuz, transfer hızlı; işi son kilometre belirler.',
    body: `<h2>Havalimanı servisiyle</h2>
<p>Kalabalık inişlerden sonra servis kalkar ve Bodrum’un ortasındaki otogara yaklaşık bir saatte varır. Sırt çantasıyla sorun yoktur. Bavulla ise önünüzde daha sokaklar vardır: akşamları eski mahallelere araç girmez, temmuzda taksi kuyruğu olur.</p>
<h2>Özel transferle</h2>
<p>Kırk dakikada aracın girebildiği son noktadasınız; oradan sonrasını otelin görevlisi bilir, çünkü şoför aramıştır. Gümbet ve Bitez aynı fiyatadır. Yaz ortasında cuma akşamları bir saat ayırın: İstanbul’un yarısı o saatte gelir.</p>
<h2>Tekneniz bekliyorsa</h2>
<p>Teknenin adını ve iskeleyi yazın. Şoför bavulları iskele başına kadar taşır; dörtte başlayan kiralamalar için hangi marketin tekneye teslim ettiğini biliriz.</p>`,
    questions: questions`
      Hangi terminalden çıkacağız? | İç ve dış hatların ayrı terminali vardır, aralarında beş dakika. Uçuş numaranızı yazın, şoför doğru kapıda olur.
      Gümüşlük ya da Yalıkavak’a da gidiyor musunuz? | Evet, kendi fiyatı olan ayrı güzergâhlar olarak; aşağıdaki listede.
    `,
  },
  de: {
    title: 'Vom Flughafen Milas-Bodrum in die Stadt: was man vor der Landung wissen sollte',
    summary:
      'Sechsunddreißig Kilometer über einen Hügel. Der Bus ist billig, der Wagen schnell, die letzten Meter entscheiden.',
    body: `<h2>Mit dem Flughafenbus</h2>
<p>Nach den größeren Landungen fährt ein Bus und ist in etwa einer Stunde am Busbahnhof mitten in Bodrum. Mit dem Rucksack ist das in Ordnung. Mit Koffern liegen die Gassen noch vor Ihnen: In die alten Viertel dürfen abends keine Autos, und im Juli steht man um Taxis an.</p>
<h2>Mit dem privaten Transfer</h2>
<p>Vierzig Minuten bis zum letzten Punkt, den ein Auto erreicht; dort weiß der Gepäckträger Ihres Hotels Bescheid, denn der Fahrer hat angerufen. Gümbet und Bitez kosten dasselbe. An Freitagabenden im Hochsommer rechnen Sie eine Stunde: Dann kommt halb Istanbul.</p>
<h2>Wenn Ihr Boot wartet</h2>
<p>Nennen Sie uns den Namen des Bootes und den Steg. Der Fahrer bringt das Gepäck bis zur Gangway, und für Törns, die um vier beginnen, wissen wir, welcher Supermarkt an Bord liefert.</p>`,
    questions: questions`
      Aus welchem Terminal kommen wir? | Inland und Ausland haben je eines, fünf Minuten voneinander. Geben Sie die Flugnummer an, dann steht der Fahrer am richtigen.
      Fahren Sie auch nach Gümüşlük oder Yalıkavak? | Ja, als eigene Strecken mit eigenem Preis; sie stehen unten in der Liste.
    `,
  },
  ru: {
    title: 'Из аэропорта Милас-Бодрум в город: что знать до посадки',
    summary: 'Тридцать шесть километров через один холм. Автобус дёшев, машина быстра, всё решает последний километр.',
    body: `<h2>На автобусе аэропорта</h2>
<p>После больших рейсов отходит автобус и примерно через час прибывает на автовокзал в центре Бодрума. С рюкзаком это удобно. С чемоданами впереди ещё переулки: вечером машины в старые кварталы не пускают, а в июле на такси стоит очередь.</p>
<h2>На машине с водителем</h2>
<p>Сорок минут до последней точки, куда можно подъехать; дальше вас встретит носильщик отеля — водитель ему уже позвонил. Гюмбет и Битез стоят столько же. В пятницу вечером в разгар лета закладывайте час: в это время едет пол-Стамбула.</p>
<h2>Если вас ждёт яхта</h2>
<p>Напишите название судна и причал. Водитель довезёт багаж до трапа, а для чартеров, которые начинаются в четыре, мы знаем, какой супермаркет доставляет на борт.</p>`,
    questions: questions`
      Из какого терминала мы выйдем? | У внутренних и международных рейсов свои терминалы, между ними пять минут. Укажите номер рейса — водитель встанет у нужного.
      Возите ли вы в Гюмюшлюк и Ялыкавак? | Да, это отдельные маршруты со своей ценой; они в списке ниже.
    `,
  },
})

/** Routes of which we say more than their transfer does. */
export const lykiaRoutePages = [dalamanToKas, bodrumAirport]
