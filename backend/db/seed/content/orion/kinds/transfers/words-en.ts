import type { RouteWords } from './route-text'
import type { RouteKey } from './routes'

export const RIDES_EN: Record<RouteKey, RouteWords> = {
  side: [
    'Just over an hour on the D400, until the columns of Apollo’s temple stand before you.',
    'Citrus gardens go with you as far as Serik, then hotels and cotton. If you stay in the old town the ride ends at the barrier by the theatre, and an electric cart takes the luggage along the colonnaded street.',
    'By electric cart into the old town',
  ],
  alanya: [
    'Two hours along the shore, the last stretch with the castle in view.',
    'Past Manavgat the mountains come down to the sea, and near Avsallar you smell bananas for the first time. We come in by the new bypass, which spares anyone staying at Cleopatra beach the fourteen traffic lights of the centre.',
    'By the bypass, not through fourteen lights',
  ],
  belek: [
    'Forty minutes to the golf hotels, bags and trolleys included.',
    'At Kadriye we turn off into the pines. Belek’s hotels lie up to eight kilometres apart, so we need the exact name: three of them have almost the same name, and the gate is not always where the map puts it.',
    'One golf bag per guest rides free',
  ],
  kemer: [
    'Through three tunnels and under the cliffs to Kemer’s yacht harbour.',
    'Sea on the left, the Beydağları national park on the right, and barely room for the road between. On Fridays and Sundays it jams at the tunnels; the driver then takes Antalya’s port road, five kilometres longer and quicker.',
    'A way round for Fridays and Sundays',
  ],
  lara: [
    'Twenty minutes from the baggage belt to the lobby in Lara or Kundu.',
    'Journeys hardly come shorter: once round the runway, then palms. If you land at midnight, ask for the room parcel of water, fruit and flatbread, because the kitchens are closed by then.',
    'Night parcel with fruit and bread if you ask',
  ],
  goreme: [
    'Across the plateau to the fairy chimneys, with Mount Erciyes in the mirror.',
    'After forty minutes the road drops into the valley of Göreme, and you see why everyone wants to get out. We gladly stop at the Esentepe viewpoint. Small cave hotels stand in lanes that only our narrow car can manage.',
    'Photo stop at the Esentepe viewpoint',
  ],
  selcuk: [
    'Fifty minutes of motorway, then storks on the aqueduct: Selçuk, the gate to Ephesus.',
    'The motorway toll is paid. In spring storks sit on the arches in the middle of town, and most guest houses are within call of them. If you want to go straight to Ephesus, the driver leaves the cases at your reception.',
    'Luggage to the guest house, you to Ephesus',
  ],
  kaleici: [
    'Thirty minutes to Hadrian’s Gate, the last metres with a porter.',
    'Kaleiçi is closed to cars once the bollards are up. Ten minutes before you arrive, our driver rings your house’s porter, who then stands with his cart at the right one of five gates. It works at three in the morning too.',
    'A porter at the gate at any hour',
  ],
  alacati: [
    'Seventy minutes to stone houses and windmills; surfboards ride along.',
    'The motorway west empties after Urla, and at its end wind turbines turn. In season Kemalpaşa street is shut to cars from noon; we know the back lane to every stone house.',
    'Two boards on the roof at no surcharge',
  ],
  kusadasi: [
    'Over the pass and down to Pigeon Island: just over an hour from Izmir Airport.',
    'If you are joining a ship, give us pier and boarding time instead of a hotel; the driver sets you down at the gate of the cruise port and not on the promenade before it. Kadınlar Denizi, the Ladies’ Beach, costs the same.',
    'Right to the gate of the cruise port',
  ],
  bogazkent: [
    'Three quarters of an hour to the mouth of the Köprüçay, where pines stand in sand.',
    'Boğazkent lies at the end of a spur on which no bus runs after eleven at night. The road is narrow, straight and full of frogs; our drivers take it at fifty.',
    'At night too, when the buses have stopped',
  ],
  colakli: [
    'Fifty-five minutes to Çolaklı and Evrenseki, short of Side and sooner on the beach.',
    'The three resorts before Side run into one another, and their hotels turn their backs to the road. We drive to the entrance on the sea side and not to the goods gate, where navigation likes to end.',
    'To the sea entrance, not the goods gate',
  ],
  kizilagac: [
    'Past Manavgat it grows quiet: an hour and a quarter to Kızılağaç and Kızılot.',
    'Over the Manavgat river, then twenty minutes between figs and fields. Kızılağaç, Kızılot and Okurcalar cost the same. On Mondays the market slows the traffic; that day we allow ten minutes more.',
    'Kızılot and Okurcalar at the same price',
  ],
  avsallar: [
    'To the bay of İncekum: an hour and a half to the finest sand of this coast.',
    'İncekum means fine sand, and it is. Avsallar’s hotels lie on both sides of the trunk road; our drivers know which of them has an underpass and stop on your side, so that nobody crosses with cases.',
    'We stop on your hotel’s side of the road',
  ],
  konakli: [
    'Just before Alanya, facing the castle rock: a little under two hours to Konaklı.',
    'From here you see the castle without standing in its traffic. Türkler and Payallar lie on the way and are in the price. With children on board, a pause in Manavgat with tea and a clean washroom is part of the ride.',
    'Tea stop in Manavgat for families',
  ],
  mahmutlar: [
    'Through Alanya and on to the bananas: two and a quarter hours to Mahmutlar.',
    'East of Alanya the banana country begins, and Mahmutlar is its town, with a clock tower and houses of twelve storeys. Tell us your block and flat; if the key is in a box, the driver waits until the door is open.',
    'The driver stays until your door is open',
  ],
  goynuk: [
    'Fifty-five minutes to the foot of the canyon, without the detour by Kemer.',
    'Göynük lies between beach and canyon, and nearly every hotel has both. If you mean to walk on the first day, the driver hands you the map with the water levels; from May to October you wade to the hip.',
    'A map of the canyon with water levels',
  ],
  ormana: [
    'Up into the Taurus to the button houses: a good two hours, eight hundred metres of climb.',
    'Beyond Akseki the houses are of timber and dry stone without mortar, their beam ends like buttons. The road has many bends and a good surface. In winter we carry chains; in May people stop for the peonies.',
    'Mountain drivers who live in Akseki',
  ],
  pamukkale: [
    'Over Korkuteli and the plateau to the white terraces, in three and a quarter hours.',
    'From sea level to twelve hundred metres and down again, past orchards and wheat fields. On the way we stop at Acıpayam, where the soup is hot at six in the morning too. Karahayıt costs the same.',
    'Soup stop at Acıpayam, early mornings too',
  ],
  izmir: [
    'Half an hour to the waterfront of Alsancak, to Kemeraltı or across to Karşıyaka.',
    'The train goes the same way, but not to your door and not with three cases. The driver chooses between ring and port road by the hour. Karşıyaka on the far side of the bay costs the same.',
    'Karşıyaka at the same price',
  ],
  urla: [
    'Three quarters of an hour to artichokes, vineyards and the harbour of İskele.',
    'Urla has two halves, town and harbour, and wineries on tracks without a name. Send us a pin of your house; with street numbers not even the postman gets far here.',
    'We drive to your map pin, not a house number',
  ],
  cesme: [
    'To the end of the motorway: an hour and a quarter to the castle and the Chios ferry.',
    'Ilıca and Dalyan are included. If you change to the ferry for Chios, tell us when it sails; the driver is at the customs gate forty minutes ahead, for the queue there is longer than the ship.',
    'In good time at customs for the Chios ferry',
  ],
  sirince: [
    'Motorway first, then eight kilometres of bends between olives and peaches.',
    'The village itself has room for small cars only, so we offer no bus here. The lanes are cobbled and steep; the driver carries the cases to the guest house, even to those up by the church.',
    'Cases carried to the guest house',
  ],
  bergama: [
    'North through Aliağa and vineyards, until the hill of Pergamon rises.',
    'Just over an hour and a half, half of it by the sea. The guest houses are in the old quarter on the slope, in lanes made for a donkey; we drive to the square at the Red Hall and ring your hosts.',
    'Met at the square by the Red Hall',
  ],
  urgup: [
    'An hour from little Kayseri Airport to the cave hotels on Esbelli hill.',
    'Ürgüp is one of the towns nearest to the airport and the brightest by night. Hotels on Esbelli hill have steps instead of driveways; one call on the way, and somebody waits below at the lamp for your luggage.',
    'A call to the hotel before you arrive',
  ],
  uchisar: [
    'Seventy minutes up to the highest village of Cappadocia and its castle of rock.',
    'Uçhisar looks down on all the others, and in the morning on the balloons as well. Land before five and you reach the terrace for sunrise; in June that is tight, in November it is not.',
    'With early flights, up there for sunrise',
  ],
  ortahisar: [
    'To the town of the lemon cellars: just over an hour, facing the hollow rock castle.',
    'In tuff cellars under Ortahisar lie the lemons of half of Turkey, and in winter the place smells of them. It is quieter than Göreme, a little nearer, and its street is kind to minibuses.',
    'Quieter than Göreme, and nearer',
  ],
  avanos: [
    'An hour to the Red River, to the potters and the hanging bridge.',
    'The Kızılırmak colours the clay, and clay has fed Avanos. Many workshops send parcels; if you take something fragile on the way back, the driver brings blankets.',
    'Blankets for pottery on the way back',
  ],
  mustafapasa: [
    'To the Sinasos of the Greeks: just over an hour to façades of carved stone.',
    'Until 1924 this was a Greek village, and the years can still be read over the doors. The hotels are old mansions, the square in front is wide enough to turn in, and in the evening you hear crickets.',
    'To the door of the old mansions',
  ],
  erciyes: [
    'Forty minutes from the airport to the lift at 2,200 metres, skis on the roof.',
    'Landed at nine, on the piste by eleven: the car has winter tyres, a ski rack and heated seats. Tekir and Hisarcık are in the price. In a blizzard the police close the last eight kilometres; then you wait over tea in Hisarcık.',
    'Ski rack and winter tyres included',
  ],
}
