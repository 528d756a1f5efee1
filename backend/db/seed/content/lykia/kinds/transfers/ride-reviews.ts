import type { SeedReview } from '@/backend/db/seed/types'
import { reviews } from '../../../shared/lines'
import type { RouteKey } from './routes'

export const RIDE_REVIEWS: Record<RouteKey, SeedReview[]> = {
  'ayt-kas': reviews`
    5 | Deborah N. | Ipswich | en | 2026-05-09 | Landed at eleven, orange juice in Finike at one, Kaş by half past two.
    5 | Hilde S. | Aachen | de | 2026-09-23 | Drei Stunden, die keine Minute zu lang waren. Links sitzen lohnt sich.
    4 | Murat D. | Ankara | tr | 2026-07-17 | Şoför sakin kullandı. Virajlarda çocuğun midesi bulandı, hemen durdu.`,
  'dlm-kas': reviews`
    5 | Simon R. | Reading | en | 2026-06-02 | He stopped above Kaputaş without being asked and took the photograph for us.
    5 | Оксана П. | Минск | ru | 2026-08-15 | Прилетели ночью, водитель ждал с табличкой. Дети спали всю дорогу.
    5 | Franziska L. | Ulm | de | 2025-10-03 | Der Flug hatte zwei Stunden Verspätung, der Fahrer war trotzdem da.`,
  'dlm-kalkan': reviews`
    5 | Wendy and Carl M. | Stockport | en | 2026-07-04 | Straight to a villa that three taxis had failed to find last year.
    4 | Gökhan A. | Bursa | tr | 2026-08-26 | Araç temizdi, bakıcıyı arayıp haber verdi. Klima biraz fazla soğuktu.
    5 | Ingo B. | Kiel | de | 2026-05-30 | Die letzte Kurve ist wirklich der Höhepunkt.`,
  'dlm-fethiye': reviews`
    5 | Lorna K. | Perth | en | 2026-09-13 | Forty-eight minutes and a good-humoured driver at two in the morning.
    5 | Esra Y. | Eskişehir | tr | 2026-06-19 | Uçak gecikti, tek kuruş istemediler.
    4 | Виктор Н. | Тверь | ru | 2025-09-11 | Всё вовремя. У отеля на пешеходной улице носильщика ждали пять минут.`,
  'dlm-oludeniz': reviews`
    5 | Jess and Tom H. | Swindon | en | 2026-06-27 | Our first paraglider appeared before the first ice cream.
    4 | Petra W. | Dresden | de | 2026-08-08 | Wegen der Sperrung hinten herum, aber so war es angekündigt.
    5 | Ceren B. | İzmir | tr | 2025-07-20 | Hisarönü’ndeki otelin kapısına kadar, ek ücret yok.`,
  'dlm-gocek': reviews`
    5 | Giles P. | Cowes | en | 2026-05-16 | On deck sixty-five minutes after touchdown, shopping included.
    5 | Arne D. | Flensburg | de | 2026-09-26 | Er kannte den Steg besser als unser Charterer.
    5 | Tolga S. | İstanbul | tr | 2026-07-11 | Tekne adını söyledik, gerisini o halletti.`,
  'ayt-side': reviews`
    5 | Anja und Kai F. | Paderborn | de | 2026-07-28 | Der kleine Elektrowagen am Tor war für die Kinder das Beste.
    4 | Louise B. | Wigan | en | 2026-06-16 | Comfortable and on time. The van was a little warm at first.
    5 | Надежда Р. | Пермь | ru | 2026-09-04 | Дети уснули через десять минут и проснулись у отеля.`,
  'ayt-kaleici': reviews`
    5 | Barbara T. | York | en | 2026-04-18 | He walked us to the door with both cases and greeted the landlady by name.
    5 | Volker N. | Leipzig | de | 2026-03-27 | Ohne den Fahrer hätten wir die Pension nie gefunden.
    4 | İrem K. | Trabzon | tr | 2025-10-30 | Bariyerden sonra yürüdük ama bavulu o taşıdı.`,
  'bjv-bodrum': reviews`
    5 | Zoe A. | Brighton | en | 2026-08-21 | Friday evening, and he took the way round. Friends behind us sat for an hour.
    5 | Berk T. | Ankara | tr | 2026-06-12 | Tepeden kaleyi görünce durdu, fotoğraf çektik.
    4 | Ralf M. | Bonn | de | 2025-09-06 | Pünktlich und ruhig. Kindersitz war richtig eingebaut.`,
  'ayt-cirali': reviews`
    5 | Holly W. | Totnes | en | 2026-06-24 | Pitch dark, seven hairpin kilometres, and he knew the orange garden.
    5 | Astrid K. | Göttingen | de | 2026-05-11 | Ohne diesen Fahrer hätten wir nachts im Wald gestanden.
    4 | Дина С. | Казань | ru | 2025-09-19 | Серпантин крутой, но ехал он осторожно.`,
  'ayt-konyaalti': reviews`
    4 | Paul V. | Croydon | en | 2026-05-03 | Round the centre as promised, thirty-three minutes.
    5 | Ebru Ç. | Konya | tr | 2026-07-09 | Akşam trafiğine hiç girmedik.
    5 | Евгений Л. | Самара | ru | 2026-06-07 | Быстро, чисто, кресло для ребёнка было готово.`,
  'ayt-lara': reviews`
    5 | Family Quinn | Belfast | en | 2026-07-31 | Five of us, a pushchair and no discussion at the barrier.
    5 | Sandra H. | Hannover | de | 2026-10-09 | Der Name stand schon auf der Liste der Schranke.
    4 | Лариса М. | Ростов-на-Дону | ru | 2026-05-29 | Двадцать минут, как обещали. Воду дали каждому.`,
  'ayt-belek': reviews`
    5 | Stuart M. | St Andrews | en | 2026-03-14 | Four bags, four cases, and dropped at the back gate of the first tee.
    5 | Harald P. | Düsseldorf | de | 2026-11-02 | Golftaschen lagen flach und heil. Abschlag um drei geschafft.
    4 | Cem O. | İstanbul | tr | 2026-04-05 | Zamanında geldi. Çantalar için minivan şart.`,
  'ayt-kemer': reviews`
    5 | Анна В. | Екатеринбург | ru | 2026-07-02 | Села слева, как советовали: весь час смотрела на бухты.
    4 | Ute R. | Chemnitz | de | 2026-06-25 | Göynük ohne Aufpreis, wie angegeben. Etwas Stau in Antalya.
    5 | Derek L. | Bolton | en | 2025-09-29 | Smooth driver, cold water, right to reception.`,
  'ayt-tekirova': reviews`
    5 | Павел Ж. | Тюмень | ru | 2026-08-12 | Гора всю дорогу перед глазами. Остановились у гаваней Фаселиса.
    5 | Irene G. | Durham | en | 2026-05-19 | Five minutes at Phaselis turned the transfer into an outing.
    4 | Mehmet Ali K. | Kayseri | tr | 2026-07-24 | Rahat araç, iyi sürüş.`,
  'ayt-adrasan': reviews`
    5 | Rowan and Kit S. | Stroud | en | 2026-09-08 | The soup was indeed warm. They had rung from the trout place.
    5 | Silke J. | Tübingen | de | 2026-06-05 | Durch den Wald im letzten Licht. Die Wirtin stand schon am Tor.
    4 | Gizem A. | Antalya | tr | 2025-08-16 | Son tepede telefon gerçekten çekmiyor, iyi ki aramışlar.`,
  'ayt-finike': reviews`
    5 | Hugh C. | Falmouth | en | 2026-04-22 | A mainsail and an outboard, lengthwise, without a scratch.
    5 | Dörte L. | Lübeck | de | 2026-05-24 | Direkt an den Steg gefahren, Segelsack inklusive.
    4 | Ali Rıza T. | Mersin | tr | 2025-11-17 | Kumluca’dan sonrası biraz virajlı, şoför dikkatliydi.`,
  'ayt-ucagiz': reviews`
    5 | Frances O. | Lewes | en | 2026-05-28 | Handed from the car to the boatman like a parcel of value.
    5 | Gerda und Paul E. | Regensburg | de | 2026-09-18 | Das Boot nach Kaleköy lag schon da. Perfekt abgestimmt.
    5 | Марина Ф. | Санкт-Петербург | ru | 2025-10-08 | Последние километры между гробницами — как в кино.`,
  'ayt-pamukkale': reviews`
    4 | Kevin S. | Hull | en | 2026-04-02 | A long ride, shortened by tea in Söğüt and a driver who knew the lakes.
    5 | Monika A. | Erfurt | de | 2026-02-08 | Im Februar mit Schnee auf der Hochebene und Ketten im Kofferraum. Wir fühlten uns sicher.
    5 | Светлана Д. | Киров | ru | 2025-11-22 | Ехали в санаторий с мамой, останавливались дважды, никто не торопил.`,
  'dlm-sarigerme': reviews`
    5 | Becky and Rob T. | Derby | en | 2026-08-03 | Car seats in, air cool, twenty minutes. Everyone was still friends.
    5 | Nicole S. | Kassel | de | 2026-07-14 | Kindersitze passend eingebaut, Storch gesehen, angekommen.
    4 | Özge D. | Ankara | tr | 2026-06-29 | Yol kısa, hizmet tam.`,
  'dlm-dalyan': reviews`
    5 | Margaret L. | Ludlow | en | 2026-05-05 | Over the river by rowing boat at ten at night, cases and all.
    5 | Jochen B. | Trier | de | 2026-09-10 | Der Fahrer trug die Koffer bis zum Anleger und bezahlte die Überfahrt.
    4 | Sinem U. | İstanbul | tr | 2025-06-21 | Nar bahçelerinden geçmek güzeldi.`,
  'dlm-kayakoy': reviews`
    5 | Emily R. | Exeter | en | 2026-10-11 | He slowed down for the empty houses, and nobody spoke.
    4 | Matthias G. | Jena | de | 2026-05-17 | Schöne alte Straße, gut gefahren.
    5 | Алексей Т. | Москва | ru | 2025-08-05 | Гробницы у обочины в свете фар. Запомнится.`,
  'dlm-faralya': reviews`
    5 | Nadia and Will F. | Bristol | en | 2026-05-29 | I sat on the left and looked at rock, my husband filmed the other side.
    5 | Deniz A. | İzmir | tr | 2026-07-03 | Şoför Faralyalı, yolu gözü kapalı biliyor.
    4 | Sven H. | Bremen | de | 2025-09-25 | Nichts für schwache Nerven, aber der Fahrer war die Ruhe selbst.`,
  'dlm-patara': reviews`
    5 | Carys L. | Cardigan | en | 2026-06-10 | Frogs, as promised, before we saw a single light.
    5 | Almut V. | Weimar | de | 2026-05-02 | Vor die Pension gefahren, obwohl die Straße keinen Namen hat.
    4 | Hüseyin B. | Denizli | tr | 2025-09-01 | Gelemiş’in içini bilen şoför büyük kolaylık.`,
  'dlm-islamlar': reviews`
    5 | Farah and Imran S. | Bradford | en | 2026-07-19 | We sent a picture of the gate. He found it in the dark.
    4 | Feride Ö. | Konya | tr | 2026-08-06 | Yol dik ve dar, araç küçük olunca rahat çıktık.
    5 | Uwe T. | Fulda | de | 2026-05-28 | Ohne Foto hätte das niemand gefunden.`,
  'bjv-torba': reviews`
    5 | Lydia M. | Bath | en | 2026-06-18 | Straight to the landing, and the hotel’s boat came round the corner.
    5 | Kaan V. | Ankara | tr | 2026-08-17 | Yarım saatte denize ulaştık.
    4 | Christa N. | Salzburg | de | 2025-07-13 | Freundlich und genau. Das Boot kam zehn Minuten später.`,
  'bjv-turkbuku': reviews`
    4 | Sophia D. | London | en | 2026-08-14 | Four hundred people in linen, correct. The driver found our square all the same.
    5 | Aslı E. | İstanbul | tr | 2026-06-26 | Kapıdan kapıya, otel arabası hazırdı.
    5 | Ирина Ш. | Москва | ru | 2025-09-14 | В сентябре тихо, доехали за сорок минут.`,
  'bjv-yalikavak': reviews`
    5 | Oliver B. | Poole | en | 2026-05-22 | Gave him the name of the boat, got out beside the boat.
    5 | Annette K. | Hamburg | de | 2026-09-03 | Der Blick vom Rücken auf beide Meere ist kurz und groß.
    4 | Taylan G. | Bursa | tr | 2026-07-26 | Gündoğan’da bizi, Yalıkavak’ta arkadaşları bıraktı, fark istemedi.`,
  'bjv-gumusluk': reviews`
    5 | Rosalind E. | Oxford | en | 2026-09-14 | An hour before sunset, as advised. We had supper in the last of it.
    5 | Selma H. | Berlin | de | 2026-06-08 | Mit der Karte durch die Schranke bis vors Haus.
    4 | Ufuk C. | İzmir | tr | 2025-08-23 | Sekizi geçtik, el arabasıyla geldiler, sorun olmadı.`,
  'bjv-turgutreis': reviews`
    5 | Niall and Aoife K. | Limerick | en | 2026-07-07 | Planned back from the ferry to Leros. Forty minutes to spare, exactly enough.
    4 | Heiko S. | Rostock | de | 2026-05-31 | Fähre nach Kos bequem erreicht.
    5 | Наталья Е. | Калуга | ru | 2026-06-14 | Подсказали, где паспортный контроль, и подождали, пока мы войдём.`,
}
