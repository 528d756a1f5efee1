import type { SeedReview } from '@/backend/db/seed/types'
import { reviews } from '../../../shared/lines'
import type { RouteKey } from './routes'

export const RIDE_REVIEWS: Record<RouteKey, SeedReview[]> = {
  side: reviews`
    5 | Birgit und Olaf S. | Magdeburg | de | 2026-09-03 | Um zwei Uhr nachts gelandet, um drei in der Pension. Der Elektrowagen stand bereit.
    5 | Wim D. | Tilburg | nl | 2026-06-21 | Chauffeur stond er al, auto koel, kinderzitjes gemonteerd.
    4 | Марина К. | Уфа | ru | 2026-07-10 | Быстро и спокойно. Искали табличку пару минут.`,
  alanya: reviews`
    5 | Kerstin A. | Chemnitz | de | 2026-05-08 | Umgehung statt Stau, wir waren schneller als der Hotelbus vor uns.
    5 | Игорь В. | Пермь | ru | 2026-08-17 | Остановились на чай, дети были довольны.
    4 | Ellen T. | Groningen | nl | 2026-09-14 | Lange rit, maar comfortabel. De vip-bus is het geld waard.`,
  belek: reviews`
    5 | Jürgen H. | Bad Homburg | de | 2026-03-22 | Vier Golftaschen, vier Koffer, kein Kommentar. So muss das sein.
    5 | Callum R. | Edinburgh | en | 2026-11-06 | He knew which of the three hotels with that name was ours.
    4 | Peter-Jan V. | Antwerpen | nl | 2026-04-11 | Vlot en netjes, vijf minuten wachten op de minivan.`,
  kemer: reviews`
    5 | Ольга Ф. | Тула | ru | 2026-06-28 | В пятницу вечером объехали пробку портом. Молодец водитель.
    5 | Martina L. | Graz | de | 2026-10-02 | Felsen, Tunnel, Meer. Die Fahrt war schon Urlaub.
    4 | Sam O. | Luton | en | 2026-07-19 | Smooth and on time, a bit cold inside.`,
  lara: reviews`
    5 | Familie Yıldız | Hamburg | de | 2026-07-31 | Nachts angekommen, auf dem Zimmer lag das Brot noch warm.
    4 | Natasja B. | Almere | nl | 2026-05-23 | Kort ritje, prima geregeld.
    5 | سارة م. | الكويت | ar | 2026-08-05 | وصلنا إلى الفندق في ثلث ساعة والسائق حمل الحقائب.`,
  goreme: reviews`
    5 | Anna und Felix | Leipzig | de | 2026-10-11 | Kurzer Halt am Aussichtspunkt, genau zum letzten Licht.
    5 | Hyun-ju K. | London | en | 2026-04-26 | The lane to our cave hotel was as wide as the car. He did it in one go.
    5 | Lotte M. | Haarlem | nl | 2026-05-18 | Wat een aankomst. Chauffeur vertelde onderweg van alles.`,
  selcuk: reviews`
    5 | Gisela R. | Marburg | de | 2026-04-19 | Wir gleich nach Ephesos, die Koffer in die Pension. Am Abend stand alles im Zimmer.
    5 | Fiona M. | Cork | en | 2026-05-02 | Storks on the aqueduct, as he promised at the airport.
    4 | Burak T. | Ankara | tr | 2026-09-20 | Temiz araç, zamanında karşılama.`,
  kaleici: reviews`
    5 | Ulrike P. | Freiburg | de | 2026-03-29 | Der Träger kannte unseren Namen, bevor wir ihn sagten.
    4 | Graham L. | Norwich | en | 2026-10-17 | Excellent idea with the porter. The cart rattles, the street heard us come.
    5 | İnci D. | Eskişehir | tr | 2026-06-06 | Gece ikide kapıda biri bekliyordu, sağ olsun.`,
  alacati: reviews`
    5 | Marlies und Tom | Kiel | de | 2026-06-30 | Zwei Boards, vier Segel, alles heil.
    5 | Deniz K. | İstanbul | tr | 2026-08-12 | Arka sokaktan otele kadar girdi, bavul sürüklemedik.
    4 | Joost H. | Den Helder | nl | 2026-07-06 | Planken goed vastgezet. Onderweg een koffie was fijn geweest.`,
  kusadasi: reviews`
    5 | Elaine and Roy W. | Southampton | en | 2026-05-14 | To the very gate of the ship, with an hour in hand.
    5 | Hannelore G. | Bremen | de | 2026-09-29 | Pünktlich am Kreuzfahrthafen, Gepäck bis zur Kontrolle getragen.
    4 | Лев С. | Санкт-Петербург | ru | 2026-06-12 | Всё хорошо, только музыка могла быть тише.`,
  bogazkent: reviews`
    5 | Jutta N. | Cottbus | de | 2026-08-23 | Ohne diesen Wagen hätten wir nachts um eins dagestanden.
    5 | Алёна П. | Самара | ru | 2026-07-02 | Ехал медленно из-за лягушек, дочка была в восторге.
    4 | Rik S. | Ede | nl | 2026-06-09 | Goede rit, rustige chauffeur.`,
  colakli: reviews`
    5 | Steffen W. | Erfurt | de | 2026-10-06 | Direkt an der Meerseite vorgefahren. Unser Navi wollte woanders hin.
    4 | Carla V. | Nijmegen | nl | 2026-07-27 | Netjes, alleen was de airco eerst erg koud.
    5 | Наталья Ю. | Томск | ru | 2026-09-08 | Встретили, довезли, чемоданы подняли к стойке.`,
  kizilagac: reviews`
    5 | Regina und Paul | Ulm | de | 2026-09-16 | Montagsmarkt umfahren, trotzdem pünktlich.
    5 | Michelle K. | Leeds | en | 2026-06-18 | Kids slept the whole way. Cold water waiting.
    4 | Ирина Л. | Омск | ru | 2026-08-01 | Хорошая машина, водитель говорил немного по-русски.`,
  avsallar: reviews`
    5 | Sabrina T. | Rostock | de | 2026-07-13 | Auf der richtigen Straßenseite gehalten. Mit drei Kindern ist das Gold wert.
    5 | Виктория Д. | Казань | ru | 2026-06-24 | Доехали за полтора часа с одной остановкой.
    4 | Mark J. | Hoorn | nl | 2026-09-22 | Prima, al was het druk bij Manavgat.`,
  konakli: reviews`
    5 | Familie Schröder | Celle | de | 2026-08-09 | Teepause in Manavgat, saubere Toiletten, gute Laune.
    4 | Сергей и Анна | Киров | ru | 2026-05-31 | Дорога долгая, но с остановкой терпимо.
    5 | Denise P. | Zoetermeer | nl | 2026-06-15 | Vriendelijk en veilig gereden.`,
  mahmutlar: reviews`
    5 | Людмила Б. | Челябинск | ru | 2026-10-03 | Ключ был в сейфе, код не подошёл. Водитель ждал, пока хозяин отвечал.
    5 | Heinz D. | Passau | de | 2026-04-14 | Bis vor Block C, Koffer in den Aufzug. Vorbildlich.
    4 | Kirsi H. | Tampere | en | 2026-02-20 | Long ride, kind driver.`,
  goynuk: reviews`
    5 | Nadine K. | Jena | de | 2026-06-04 | Die Karte der Schlucht war besser als die an der Kasse.
    5 | Тимур А. | Казань | ru | 2026-09-11 | Без заезда в Кемер, сэкономили полчаса.
    4 | Robin S. | Derby | en | 2026-05-25 | Easy ride, hotel found at once.`,
  ormana: reviews`
    5 | Eckhard und Ruth | Göttingen | de | 2026-05-20 | Wegen der Pfingstrosen angehalten, ohne dass wir fragten.
    5 | Sevgi A. | Antalya | tr | 2026-10-24 | Virajlı yol ama şoför Aksekiliydi, hiç sarsılmadık.
    4 | Harriet B. | Bath | en | 2026-04-30 | Glorious road. Not for the carsick.`,
  pamukkale: reviews`
    5 | Bernd F. | Schwerin | de | 2026-11-09 | Linsensuppe in Acıpayam um halb sieben. Unvergessen.
    4 | Marjan V. | Assen | nl | 2026-05-06 | Lang, maar mooi. Eén stop meer had gemogen.
    5 | Галина Р. | Рязань | ru | 2026-03-17 | Ехали с мамой, водитель помогал на каждом шагу.`,
  izmir: reviews`
    5 | Verena M. | Mainz | de | 2026-09-25 | Zur Messezeit über die Hafenstraße, keine Minute gestanden.
    5 | Emre Ş. | Londra | tr | 2026-08-29 | Karşıyaka’ya fark almadılar, güzel sürpriz.
    4 | Paula N. | Bristol | en | 2026-06-02 | Quick and clean, no small talk.`,
  urla: reviews`
    5 | Christoph B. | Mannheim | de | 2026-05-17 | Mit der Kartennadel bis vors Weingut. Beeindruckend.
    5 | Zeynep O. | İstanbul | tr | 2026-04-25 | Bağ evini bulan ilk şoför oldu.
    4 | Ilse W. | Brugge | nl | 2026-09-06 | Laatste stuk hobbelig, auto was er goed op voorbereid.`,
  cesme: reviews`
    5 | Ingrid S. | Linz | de | 2026-07-21 | Fähre nach Chios entspannt erreicht, vierzig Minuten wie versprochen.
    4 | Tuğba E. | Ankara | tr | 2026-08-03 | Ilıca’ya bıraktı, fiyat aynıydı.
    5 | Alex M. | Brighton | en | 2026-06-27 | Knew exactly where the customs queue begins.`,
  sirince: reviews`
    5 | Dorothee K. | Münster | de | 2026-10-13 | Er hat beide Koffer bis zur Kirche hochgetragen und abgewunken.
    5 | Niamh F. | Galway | en | 2026-05-09 | Peach blossom, cobbles, and a driver with strong arms.
    4 | Aylin G. | Bursa | tr | 2026-04-04 | Köy içi dar ama sorunsuz çıktık.`,
  bergama: reviews`
    5 | Konrad Z. | Dresden | de | 2026-05-29 | Die Wirtin stand schon an der Roten Halle.
    4 | Joanna P. | Cambridge | en | 2026-09-19 | Pleasant drive, refinery smells at Aliağa are not his fault.
    5 | Henk en Ria | Zutphen | nl | 2026-10-08 | Op tijd en behulpzaam met onze koffers.`,
  urgup: reviews`
    5 | Silvia T. | Innsbruck | de | 2026-11-01 | Unter der Laterne stand wirklich jemand.
    5 | Marco en Lies | Leuven | nl | 2026-09-27 | Hotel was gebeld, thee stond klaar.
    4 | Олег Н. | Екатеринбург | ru | 2026-04-21 | Хорошо, но ночью холодно, берите куртку.`,
  uchisar: reviews`
    5 | Theresa und Max | München | de | 2026-11-12 | Um halb sieben auf der Terrasse, zwölf Minuten später die ersten Ballone.
    5 | Grace L. | Dublin | en | 2026-10-20 | Sunrise from the terrace within two hours of landing.
    5 | ناصر ع. | الرياض | ar | 2026-09-23 | وصلنا قبل الشروق ورأينا المناطيد من الشرفة.`,
  ortahisar: reviews`
    5 | Henrike S. | Oldenburg | de | 2026-02-27 | Es riecht wirklich nach Zitronen.
    4 | Tom and Bea | York | en | 2026-05-11 | Peaceful place, easy transfer.
    5 | Екатерина И. | Москва | ru | 2026-10-16 | Тихо, красиво, довезли к самым дверям.`,
  avanos: reviews`
    5 | Karin M. | Bamberg | de | 2026-06-11 | Drei Krüge, drei Decken, null Scherben.
    5 | Ruud D. | Delft | nl | 2026-05-04 | De vaas kwam heel thuis, met dank aan de chauffeur.
    4 | Serap Y. | İzmir | tr | 2026-10-30 | Dönüşte battaniye getirmeyi unutmadı.`,
  mustafapasa: reviews`
    5 | Wolfgang L. | Weimar | de | 2026-09-13 | Vor dem alten Herrenhaus gehalten, Grillen inklusive.
    4 | Sotiria D. | Athens | en | 2026-04-13 | My grandmother was born in Sinasos. He waited while I found the street.
    5 | Нина О. | Псков | ru | 2026-06-20 | Спокойная дорога и очень красивый посёлок.`,
  erciyes: reviews`
    5 | Florian W. | Rosenheim | de | 2026-01-24 | Um neun gelandet, um zehn vor elf am Lift.
    5 | Ruben K. | Hilversum | nl | 2026-02-18 | Ski’s op het dak, warme stoelen, top.
    4 | Павел Г. | Краснодар | ru | 2026-01-09 | Дорогу закрыли на час, пили чай в Хисарджыке, как и обещали.`,
}
