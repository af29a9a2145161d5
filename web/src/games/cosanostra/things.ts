// All that can be looked at in La Cosa Nostra.

import { thingOf } from '../../table/inspecting';

const JOBS = [
    ...['drug-delivery', 'building-scam', 'petrol-station-robbery', 'threats', 'escort-service'],
    ...['credit-card-fraud', 'arms-trade', 'red-light-district', 'car-theft', 'investment-fraud'],
    ...['price-rigging', 'cigarette-smuggling', 'insolvency', 'card-sharping', 'public-contracts'],
    ...['blackmail', 'investment-fraud-ii', 'counterfeiting', 'bankruptcy', 'drug-trade'],
    ...['car-theft-ii', 'illegal-subsidies', 'drug-smuggling', 'wild-party', 'election-rigging'],
    ...['usury', 'hazardous-waste', 'roulette-con', 'illegal-lab', 'drug-ring'],
    ...['insurance-scam', 'toxic-dump', 'boxing-match', 'film-production', 'real-estate-fraud'],
    ...['gambling-fix', 'senators-party', 'car-smuggling', 'debt-trap', 'beat-up-businessman'],
    ...['property-damage', 'robbery-i-a', 'robbery-i-b', 'robbery-ii-a', 'robbery-ii-b'],
    ...['robbery-iii-a', 'robbery-iv-a', 'robbery-iv-b', 'vandalism', 'exceptional-offer'],
    ...['connections', 'laundering', 'birthday', 'arson', 'kill-businessman'],
    ...['contract-killing', 'persuasion', 'hold-up', 'trap', 'horse-race'],
    ...['drive-by', 'car-bomb', 'poker'],
];
const INFLUENCE = [
    ...['snitch', 'spy', 'emergency-doctor', 'henchman', 'saboteur', 'submachine-gun', 'distraction', 'schemer'],
];
const BUSINESSES = [
    ...['garage', 'building-firm', 'waste-company', 'nightclub', 'casino', 'pimp'],
    ...['drug-dealer', 'loan-shark', 'lawyer', 'politician', 'cop'],
];
const GANGSTERS = [
    ...['skinny-pino-blundetto', 'matchstick-nino-blundetto', 'fat-berto-blundetto', 'squinty-renzo-blundetto'],
    ...['cleaver-aldo-blundetto', 'granite-rocco-blundetto', 'pockets-lello-dimaggio', 'velvet-tullio-dimaggio'],
    ...['hammer-duilio-dimaggio', 'sleepy-gaspare-dimaggio', 'razor-ettore-dimaggio', 'bishop-ruggero-dimaggio'],
    ...['peanut-mimmo-calmuti', 'greasy-donato-calmuti', 'anvil-primo-calmuti', 'dice-sandro-calmuti'],
    ...['undertaker-livio-calmuti', 'mad-ottavio-calmuti', 'whistling-beppe-laserva', 'silk-massimo-laserva'],
    ...['bulldog-oreste-laserva', 'stingy-ennio-laserva', 'icepick-fausto-laserva', 'crowbar-saverio-laserva'],
    ...['shorty-ugo-caruso', 'golden-elio-caruso', 'bricks-mauro-caruso', 'foxy-sisto-caruso'],
    ...['trigger-leandro-caruso', 'cardinal-amedeo-caruso', 'laverne-ontario', 'lil-omar'],
    ...['bernardo-farmacista', 'paco-santiago', 'izzy-ordova', 'tuco-quintero'],
    ...['willy-svenson', 'jimmy-the-tramp', 'lono-slifer', 'dave-death-poppel'],
    ...['adriano-simion', 'stas-valigura', 'alexei-walenko', 'boggy-gloves'],
    ...['fumiyo-goto', 'kenzo-isosaki', 'ryu-yamamoto', 'saito-botan'],
    ...['takeshi-ando', 'yumiko-ishi'],
];

export const things: readonly string[] = [
    ...[...JOBS, ...INFLUENCE].map((card) => thingOf('card', card)),
    ...BUSINESSES.map((business) => thingOf('business', business)),
    ...GANGSTERS.map((gangster) => thingOf('gangster', gangster)),
];
