import type { RouteWords } from './route-text'
import type { RouteKey } from './routes'

export const RIDES_EN: Record<RouteKey, RouteWords> = {
  'ayt-kas': [
    'Three hours along the whole Lycian coast, with the sea on the left from Kemer on.',
    'The road follows the water for most of the way: the cliffs after Kemer, the orange groves of Finike, then forty kilometres of bends above empty bays before Kaş appears below you. Sit on the left. Those who land before noon should ask for the stop in Finike, where the juice stands press oranges until May.',
    'Forty kilometres of coast road between Finike and Kaş',
  ],
  'dlm-kas': [
    'Over the passes to Fethiye, down to Xanthos and along the cliff from Kalkan to Kaş.',
    'The first hour goes through pine forest, the second through greenhouses and past the Xanthos valley, and the last half-hour is the one people film: the road cut into the rock behind Kalkan, Kaputaş below, Meis in front. After dark you see little of it, but the stars are good.',
    'The bend above Kaputaş, with a stop if you like',
  ],
  'dlm-kalkan': [
    'Just under two hours, past Fethiye and through the Xanthos valley to the bay of Kalkan.',
    'Nobody warns you about the last bend: after an hour of tomatoes and tractors the road turns at Kalkan’s upper end and the whole bay lies below. Many villas stand in lanes that no navigation knows. Our drivers have delivered to most of them and ring your caretaker ten minutes before.',
    'Drivers who know the villa lanes by name',
  ],
  'dlm-fethiye': [
    'Fifty minutes through the Göcek tunnel, with the first view of the gulf at its end.',
    'The old road climbed over the pass, the tunnel of Göcek saves twelve minutes and its toll is in the price. Behind it the Gulf of Fethiye opens on the right, with the islands in it. We take you to the door in Çalış, in Karagözler or at the marina; where hotels lie in the pedestrian lanes a porter comes for the cases.',
    'Tunnel toll included',
  ],
  'dlm-oludeniz': [
    'Through Fethiye and over the hill of Ovacık, down to the lagoon in an hour and five minutes.',
    'From Ovacık the road drops three hundred metres in four kilometres, and on each bend another paraglider hangs over the bonnet. Hotels in Ovacık and Hisarönü lie on the way and cost the same; just write the name of yours. In August we leave the main street at six in the evening and go round it, since it is closed to cars then.',
    'Ovacık and Hisarönü at the same price',
  ],
  'dlm-gocek': [
    'Twenty-five minutes from the baggage belt to the jetty: the shortest way onto a boat.',
    'If your charter begins today you may be on deck an hour after landing. The driver knows the six marinas and their jetties; tell us the name of the boat and he takes the bags as far as the gangway. There is a supermarket two hundred metres before the municipal marina, and waiting for a big shop is what the extra is for.',
    'To the gangway in any of the six marinas',
  ],
  'ayt-side': [
    'Sixty-six kilometres on the flat, past Belek and Serik, to the gate of the old town.',
    'An easy road without a bend, which children sleep through. Hotels in Kumköy, Evrenseki, Çolaklı and Titreyengöl count as Side and cost the same. If you stay inside the old town, cars may enter only until ten in the morning and after midnight; in between a small electric car meets ours at the gate.',
    'Kumköy, Evrenseki and Çolaklı at the same price',
  ],
  'ayt-kaleici': [
    'Fourteen kilometres to Hadrian’s Gate, and from there on foot with the driver to your pension.',
    'No car of ordinary width turns in the lanes of Kaleiçi, and most of them are closed to traffic in the evening. So the driver takes you to the barrier nearest to your house, calls the pension, and walks the rest with you and the cases. We know which barrier it is for a hundred and twenty houses.',
    'The driver walks with you to the door',
  ],
  'bjv-bodrum': [
    'Forty minutes over the hill, until the castle and the white houses lie in front of you.',
    'Just before the town the road comes over a saddle, and there is the view from the postcards: castle, two bays, Kos behind. Gümbet and Bitez cost the same. In July and August the last five kilometres take longer on Friday evenings; drivers know the way round by Konacık.',
    'Gümbet and Bitez at the same price',
  ],
  'ayt-cirali': [
    'An hour and a half to the village without street lamps, the last seven kilometres downhill through pines.',
    'After Tekirova the driver leaves the coast road, and seven kilometres of hairpins go down through the forest to the sea. There is no bus on them after dark. Because turtles nest on the beach the lanes of Çıralı are unlit; our driver knows which pension lies behind which orange garden.',
    'Seven kilometres of hairpins that no bus takes at night',
  ],
  'ayt-konyaalti': [
    'Round the town to the long beach, in thirty-five minutes.',
    'From the airport you can drive through the centre or round it; we go round, by the Gazi Boulevard, which is longer by three kilometres and shorter by a quarter of an hour. The hotels of Liman and Hurma are included. You come out above the beach with the Beydağları straight ahead.',
    'Round the centre instead of through it',
  ],
  'ayt-lara': [
    'Twenty minutes to the beach hotels: thirteen kilometres, mostly palms.',
    'So near that a taxi seems simpler, until there are five of you with a pushchair. The large hotels of Kundu have barriers and lists; we announce your name and the registration number the day before, so that you drive to the door and not to the staff gate.',
    'Announced at the hotel’s barrier the day before',
  ],
  'ayt-belek': [
    'Thirty-five minutes to the golf courses, with room for bags that are longer than a case.',
    'Golf bags count as a bulky piece and lie flat in the minivan, four of them beside four suitcases. Kadriye and Boğazkent cost the same as Belek. If your tee time is on the day of arrival, tell us: the driver has a list of the clubs’ back gates, which are nearer to the first tee.',
    'Kadriye and Boğazkent at the same price',
  ],
  'ayt-kemer': [
    'An hour through Antalya and three tunnels, between the mountain and the sea.',
    'Behind the port of Antalya the road squeezes between the rock and the water and does not leave it again. Beldibi, Göynük and Çamyuva lie on the way or just beyond and are in the price. If you come in the late afternoon, sit on the left: the light falls sideways on the bays.',
    'Beldibi, Göynük and Çamyuva at the same price',
  ],
  'ayt-tekirova': [
    'An hour and a quarter, past Kemer, to the foot of the mountain with the cable car.',
    'Tahtalı stands before the windscreen for half the ride, 2,365 metres of it, often with a cap of cloud. Tekirova begins where the road to Phaselis turns off, and if the gate is still open the driver waits while you look for five minutes at the three harbours.',
    'Mount Tahtalı in front of you for half the way',
  ],
  'ayt-adrasan': [
    'To the quiet bay behind Olympos: the coast road, then eighteen kilometres of forest.',
    'After Ulupınar, where trout restaurants stand in the stream, the road winds down to a bay that has kept its one row of pensions. Mobile reception ends on the last hill; the driver therefore rings your hosts at Ulupınar, and the soup is warm when you come.',
    'Your hosts are called at the last spot with reception',
  ],
  'ayt-finike': [
    'Under two hours to the orange town and its marina, by the inland bends of Kumluca.',
    'From Kumluca on there is glass to the right and glass to the left: half of the country’s winter tomatoes grow here. Then come the oranges, and after them the marina. Sailors who bring a sail bag or a new outboard may book the minivan and put it lengthwise.',
    'Sail bags and outboards travel lengthwise',
  ],
  'ayt-ucagiz': [
    'To the jetty of Kekova: two hours of coast, then down between tombs to the water.',
    'After Demre the road leaves the coast and climbs to a plateau of stone walls and beehives, before it drops to Üçağız with its sarcophagi between the boats. Those who stay in Kaleköy, which has no road, are handed over to the boatman at the jetty; we tell him when you pass Demre.',
    'The boat to Kaleköy waits for you',
  ],
  'ayt-pamukkale': [
    'Three and a quarter hours over the Taurus to the white terraces, with a stop for tea.',
    'The road climbs from orange trees to a plateau of 1,200 metres and stays there past lakes and cherry orchards. Halfway lies the village of Söğüt, whose tea garden is our stop. Karahayıt counts as Pamukkale. In winter the drivers carry chains; they have needed them four times in ten years.',
    'A stop at the tea garden of Söğüt',
  ],
  'dlm-sarigerme': [
    'Twenty minutes past cotton fields to the hotel gates on the bay.',
    'It is hardly a journey: fourteen kilometres of flat land, storks on the poles in spring, and there is the bay with its island. Children’s seats are fitted before you land, for with small children it is the twenty minutes after the flight that decide the first day.',
    'Child seats fitted before you land',
  ],
  'dlm-dalyan': [
    'Half an hour to the river, with the rock tombs across the water at the end.',
    'By Ortaca and the pomegranate gardens you come to the Dalyan river, where the road stops. If your hotel is on the other bank, by the tombs, the rowing boat crosses until eleven at night; the driver carries the cases to the landing and pays the boatwoman for you.',
    'Rowing boat across the river, if you stay over there',
  ],
  'dlm-kayakoy': [
    'An hour to the village of stone: through Fethiye and over the hill in the pines.',
    'Behind the castle of Fethiye the old road to Kayaköy goes up in narrow bends, past Lycian tombs that stand at the roadside, and down into a valley where five hundred empty houses look at you. At night this is an odd sight; drivers slow down so that you get used to it.',
    'Lycian tombs at the roadside',
  ],
  'dlm-faralya': [
    'Beyond Ölüdeniz the road hangs in the cliff: eighty-five minutes to Faralya and Kabak.',
    'The last nine kilometres are one lane and a half, above the sea at three hundred metres. We drive them with small vehicles only and with three drivers who come from here; minibuses do not fit past each other. Whoever dislikes heights sits on the left and looks at the rock.',
    'Drivers from Faralya, for whom this is the way home',
  ],
  'dlm-patara': [
    'An hour and forty minutes to the village behind eighteen kilometres of sand.',
    'From the Xanthos bridge on there are greenhouses, then suddenly columns: the village of Gelemiş lies just before the ruins of Patara, and the beach behind both. It has nine streets, and the driver knows every pension. Late arrivals hear the frogs before they see anything.',
    'To every pension of Gelemiş',
  ],
  'dlm-islamlar': [
    'Up from Kalkan into the vineyards: two hours and five minutes to the villas of İslamlar.',
    'The road from Kalkan up to İslamlar climbs six hundred metres in eight kilometres, with water running beside it. Villa names mean nothing up here; we work with photographs of the gates. Please send yours when you book, or the telephone number of the house.',
    'We find your villa by its gate',
  ],
  'bjv-torba': [
    'Half an hour to the quiet bay on the north side, without going through Bodrum.',
    'Torba lies five kilometres before Bodrum, where the road first meets the water. Ferries leave here for Didim in summer, and several hotels send a boat along the shore; say so, and we bring you to the landing instead of the lobby.',
    'To the hotel boats at Torba’s landing',
  ],
  'bjv-turkbuku': [
    'Three quarters of an hour to the double bay of Gölköy and Türkbükü.',
    'Two villages, one name and a promenade on which no car may drive in summer. The driver stops at the square of your half, and hotel staff come with a cart. In September you will still find that square; in August you find four hundred people in linen.',
    'Gölköy and Türkbükü at one price',
  ],
  'bjv-yalikavak': [
    'Fifty-five minutes across the peninsula to the windmills and the marina.',
    'From the ridge you see both seas of the peninsula for a moment, with the windmills of Yalıkavak in front. Gündoğan and Geriş are on the way and cost the same. For the marina we need the name of your boat: gate and jetty lie eight hundred metres apart.',
    'Gündoğan and Geriş at the same price',
  ],
  'bjv-gumusluk': [
    'To the western tip: an hour and five minutes, and then on foot to the fish tables.',
    'The road ends at a barrier, because in the evening Gümüşlük belongs to walkers. Your driver has the key card until eight; after that a cart comes for the cases. Arrive an hour before sunset if you can: Rabbit Island then stands black against the sun.',
    'Through the barrier until eight in the evening',
  ],
  'bjv-turgutreis': [
    'An hour to the second harbour of the peninsula, from which ferries go to Kos and Leros.',
    'If you change to a ferry, give us its time instead of the flight’s and we plan the ride backwards: forty-five minutes for passport control, and no more haste than that. Akyarlar and Karaincir, the sandy bays to the south, cost the same.',
    'Timed to the ferries for Kos and Leros',
  ],
}
