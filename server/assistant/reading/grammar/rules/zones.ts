/** Abbreviations are fixed offsets; names of regions and cities follow that place's clock. */
const FIXED: Record<string, string> = {
  utc: '+00:00',
  gmt: '+00:00',
  z: '+00:00',
  zulu: '+00:00',
  wet: '+00:00',
  west: '+01:00',
  bst: '+01:00',
  cet: '+01:00',
  mez: '+01:00',
  cest: '+02:00',
  mesz: '+02:00',
  eet: '+02:00',
  sast: '+02:00',
  cat: '+02:00',
  eest: '+03:00',
  eat: '+03:00',
  msk: '+03:00',
  gst: '+04:00',
  pkt: '+05:00',
  ist: '+05:30',
  ict: '+07:00',
  wib: '+07:00',
  sgt: '+08:00',
  hkt: '+08:00',
  awst: '+08:00',
  pht: '+08:00',
  jst: '+09:00',
  kst: '+09:00',
  acst: '+09:30',
  aest: '+10:00',
  aedt: '+11:00',
  nzst: '+12:00',
  nzdt: '+13:00',
  brt: '-03:00',
  art: '-03:00',
  adt: '-03:00',
  ast: '-04:00',
  edt: '-04:00',
  est: '-05:00',
  cdt: '-05:00',
  cst: '-06:00',
  mdt: '-06:00',
  mst: '-07:00',
  pdt: '-07:00',
  pst: '-08:00',
  akst: '-09:00',
  hst: '-10:00',
};
const REGIONS: Record<string, string> = {
  'et|eastern': 'America/New_York',
  'ct|central': 'America/Chicago',
  'mt|mountain': 'America/Denver',
  'pt|pacific': 'America/Los_Angeles',
  'east coast|us east|the east coast|nyc|ny|boston|miami|atlanta|philadelphia|washington|washington dc|us eastern':
    'America/New_York',
  'west coast|us west|the west coast|la|san francisco|sf|seattle|san diego|portland|las vegas|california|us pacific|silicon valley':
    'America/Los_Angeles',
  'houston|dallas|austin|texas|us central': 'America/Chicago',
  'hawaii|hawaiian': 'Pacific/Honolulu',
  'uk|british|england|scotland|edinburgh|manchester|glasgow|birmingham|liverpool|great britain': 'Europe/London',
  'ireland|irish': 'Europe/Dublin',
  'germany|german|munich|frankfurt|hamburg|cologne': 'Europe/Berlin',
  'france|french': 'Europe/Paris',
  'spain|spanish|barcelona': 'Europe/Madrid',
  'italy|italian|milan': 'Europe/Rome',
  'switzerland|swiss|geneva': 'Europe/Zurich',
  'netherlands|dutch': 'Europe/Amsterdam',
  'portugal|portuguese': 'Europe/Lisbon',
  'central european': 'Europe/Berlin',
  'greece|greek': 'Europe/Athens',
  'poland|polish': 'Europe/Warsaw',
  'sweden|swedish': 'Europe/Stockholm',
  'norway|norwegian': 'Europe/Oslo',
  'japan|japanese|osaka|kyoto': 'Asia/Tokyo',
  'india|indian|mumbai|delhi|new delhi|bangalore|bengaluru|chennai|hyderabad|kolkata': 'Asia/Kolkata',
  'china|chinese|beijing|shenzhen': 'Asia/Shanghai',
  'korea|korean': 'Asia/Seoul',
  'abu dhabi|uae': 'Asia/Dubai',
  'tel aviv|israel': 'Asia/Jerusalem',
  'new zealand|nz|wellington|kiwi': 'Pacific/Auckland',
  'canberra|aussie eastern': 'Australia/Sydney',
  'brazil|rio|rio de janeiro|brasilia|sao paulo|são paulo': 'America/Sao_Paulo',
  'montreal|ottawa': 'America/Toronto',
  'cape town|south africa': 'Africa/Johannesburg',
  'kyiv|kiev|ukraine': 'Europe/Kiev',
  'saigon|ho chi minh': 'Asia/Ho_Chi_Minh',
};

const PLACES = new Map<string, string>();
for (const zone of Intl.supportedValuesOf('timeZone')) {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase();
  if (city && /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone) && city.length > 3)
    PLACES.set(city, zone);
}
for (const [names, zone] of Object.entries(REGIONS)) for (const name of names.split('|')) PLACES.set(name, zone);

const spaced = (name: string) => name.replace(/[-']/g, (mark) => (mark === '-' ? ' - ' : mark));
const PLACE = [...PLACES.keys()]
  .sort((a, b) => b.length - a.length)
  .map(spaced)
  .join('|');
const ABBREVIATION = Object.keys(FIXED).join('|');
/** Places whose name alone, right after a time, says nothing about a zone. */
const NEEDS_TIME =
  /^(?:central|mountain|pacific|eastern|ct|mt|british|german|french|spanish|italian|swiss|dutch|greek|polish|indian|chinese|irish|la)$/;

const ZONE = new RegExp(
  `(?:\\( )?(?:(utc|gmt) ?(and|-) ?[tu]?(\\d{1,2})(?::(\\d{1,2}))?|(${ABBREVIATION})(?: time)?|(?:in (?:the )?|on |for )?(?:[a-z]+ / )?(${PLACE})(?: (?:standard|daylight))?( (?:local )?time|'s time)?|(?:my|our|local)(?: local)? time)(?: \\))?(?= |$)`,
  'y',
);

const HALF_HOURS: Record<string, string> = { '+05:30': 'Asia/Kolkata', '+09:30': 'Australia/Darwin' };

/** The IANA name of a zone as `zoneAt` gives it, so that a series can keep it; null for an offset that has none. */
export function zoneName(zone: string): string | null {
  const [, sign, hours = '', minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? [];
  if (!sign) return zone;
  if (minutes !== '00') return HALF_HOURS[zone] ?? null;
  // The names of whole hours count the other way round.
  return Number(hours) === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
}

/** A zone that stands right after a time of day, and where it ends; an empty zone is the user's own. */
export function zoneAt(normal: string, at: number): { zone: string; length: number } | null {
  ZONE.lastIndex = at;
  const match = ZONE.exec(normal);
  if (!match) return null;
  const [text, named, sign, hours, minutes, abbreviation, place, time] = match;
  if (named && hours) {
    if (Number(hours) > 14) return null;
    const offset = `${hours.padStart(2, '0')}:${(minutes ?? '').padStart(2, '0')}`;
    return { zone: `${sign === '-' ? '-' : '+'}${offset}`, length: text.length };
  }
  if (abbreviation) return { zone: FIXED[abbreviation] ?? '', length: text.length };
  if (!place) return { zone: '', length: text.length };
  if (!time && NEEDS_TIME.test(place) && !/^(?:ct|mt|pacific|eastern|central|mountain)$/.test(place)) return null;
  return { zone: PLACES.get(place) ?? PLACES.get(place.replaceAll(' - ', '-')) ?? '', length: text.length };
}
