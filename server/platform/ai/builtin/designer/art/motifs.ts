/**
 * Simple flat pictures of things, each in a box of 100 × 100. The letters stand for colours: A the main one, B its companion,
 * C a light one, D a dark one for details.
 */
export const MOTIFS = {
  coffee:
    '<path fill="A" d="M14 38h56v22a28 28 0 0 1-56 0z"/><path fill="none" stroke="A" stroke-width="8" d="M70 44h6a11 11 0 0 1 0 22h-8"/><rect fill="B" x="8" y="90" width="70" height="6" rx="3"/><path fill="none" stroke="B" stroke-width="5" stroke-linecap="round" d="M30 28c-6-6 6-10 0-18M44 28c-6-6 6-10 0-18M58 28c-6-6 6-10 0-18"/><path fill="C" opacity=".55" d="M22 46h8v16a20 20 0 0 0 5 13 21 21 0 0 1-13-15z"/>',
  mountain:
    '<circle fill="B" cx="66" cy="32" r="20"/><path fill="A" d="M2 88 38 30l36 58z"/><path fill="D" opacity=".28" d="M38 30l36 58H46z"/><path fill="A" d="M50 88l22-34 26 34z"/><path fill="D" opacity=".18" d="M72 54l26 34H76z"/><path fill="C" d="M38 30l11.2 18-7-3-5 6-5-5-6 3z"/>',
  sun: '<circle fill="A" cx="50" cy="50" r="22"/><g stroke="B" stroke-width="7" stroke-linecap="round"><path d="M50 6v12M50 82v12M6 50h12M82 50h12M19 19l8.5 8.500M72.5 72.5 81 81M19 81l8.5-8.500M72.5 27.5 81 19"/></g>',
  moon: '<path fill="A" d="M66 12a40 40 0 1 0 22 52 34 34 0 0 1-22-52z"/><path fill="B" d="M78 14l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM90 42l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>',
  leaf: '<path fill="A" d="M14 84C4 40 36 10 92 10c2 52-24 84-66 78z"/><path fill="D" opacity=".18" d="M14 84C30 60 56 34 92 10c2 52-24 84-66 78z"/><path fill="none" stroke="C" stroke-width="4.5" stroke-linecap="round" d="M8 94C24 66 44 46 72 28M36 60l2-24M46 50l25 2"/>',
  heart:
    '<path fill="A" d="M50 90C20 68 6 50 6 33a23 23 0 0 1 44-9 23 23 0 0 1 44 9c0 17-14 35-44 57z"/><path fill="none" stroke="C" stroke-width="6" stroke-linecap="round" d="M18 36c0-8 5-13 12-14"/>',
  star: '<path fill="A" d="M50 6l13.5 28 30.5 4.2-22.2 21.4 5.4 30.400L50 75.4 22.8 90l5.4-30.400L6 38.2 36.5 34z"/><path fill="B" d="M50 6v69.400L22.8 90l5.4-30.400L6 38.2 36.5 34z" opacity=".55"/>',
  calendar:
    '<rect fill="A" x="10" y="18" width="80" height="74" rx="10"/><path fill="B" d="M10 28a10 10 0 0 1 10-10h60a10 10 0 0 1 10 10v14H10z"/><g stroke="D" stroke-width="7" stroke-linecap="round"><path d="M30 10v16M70 10v16"/></g><g fill="C"><rect x="22" y="52" width="12" height="12" rx="3"/><rect x="44" y="52" width="12" height="12" rx="3"/><rect x="66" y="52" width="12" height="12" rx="3"/><rect x="22" y="72" width="12" height="12" rx="3"/></g><rect fill="B" x="44" y="72" width="12" height="12" rx="3"/>',
  megaphone:
    '<path fill="A" d="M14 40h20l40-24v64L34 60H14a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"/><path fill="B" d="M24 60h16l6 26a5 5 0 0 1-5 6h-6a6 6 0 0 1-6-5z"/><path fill="D" opacity=".22" d="M34 40l40-24v64L34 60z"/><g fill="none" stroke="B" stroke-width="6" stroke-linecap="round"><path d="M84 36a18 18 0 0 1 0 24"/></g>',
  gift: '<rect fill="A" x="14" y="44" width="72" height="48" rx="5"/><rect fill="B" x="8" y="30" width="84" height="18" rx="5"/><rect fill="C" x="43" y="30" width="14" height="62"/><path fill="none" stroke="B" stroke-width="7" d="M50 30C38 6 16 12 24 24c4 6 18 6 26 6 8 0 22 0 26-6 8-12-14-18-26 6z"/>',
  chart:
    '<rect fill="B" x="12" y="58" width="16" height="32" rx="4"/><rect fill="A" x="36" y="42" width="16" height="48" rx="4"/><rect fill="B" x="60" y="28" width="16" height="62" rx="4"/><path fill="none" stroke="A" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M10 42l26-18 16 8 32-24M70 8h14v14"/>',
  bike: '<g fill="none" stroke="A" stroke-width="6"><circle cx="24" cy="66" r="18"/><circle cx="76" cy="66" r="18"/></g><path fill="none" stroke="B" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" d="M24 66l16-30h26l10 30M40 36l12 30 14-30M24 66h28M36 28h12M66 36l-4-12h12"/>',
  book: '<path fill="A" d="M50 26C38 16 22 14 6 16v64c16-2 32 0 44 10z"/><path fill="B" d="M50 26c12-10 28-12 44-10v64c-16-2-32 0-44 10z"/><g fill="none" stroke="C" stroke-width="4" stroke-linecap="round"><path d="M16 32c8 0 16 1 24 6M16 46c8 0 16 1 24 6M16 60c8 0 16 1 24 6M84 32c-8 0-16 1-24 6M84 46c-8 0-16 1-24 6M84 60c-8 0-16 1-24 6"/></g>',
  dumbbell:
    '<g transform="rotate(-35 50 50)"><rect fill="B" x="28" y="45" width="44" height="10"/><rect fill="A" x="16" y="26" width="14" height="48" rx="5"/><rect fill="A" x="70" y="26" width="14" height="48" rx="5"/><rect fill="B" x="4" y="36" width="12" height="28" rx="5"/><rect fill="B" x="84" y="36" width="12" height="28" rx="5"/></g>',
  house:
    '<path fill="A" d="M16 46l34-32 34 32v44H16z"/><path fill="none" stroke="B" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M8 50 50 12l42 38"/><path fill="C" d="M42 90V66a8 8 0 0 1 16 0v24z"/><rect fill="B" x="26" y="56" width="10" height="12" rx="2"/><rect fill="B" x="64" y="56" width="10" height="12" rx="2"/>',
  plane:
    '<path fill="A" d="M6 52 94 10 66 92 46 62z"/><path fill="B" d="M46 62 94 10 34 56l-2 26z"/><path fill="D" opacity=".25" d="M46 62 94 10 34 56z"/>',
  cutlery:
    '<circle fill="A" cx="50" cy="50" r="30"/><circle fill="none" stroke="C" stroke-width="4" cx="50" cy="50" r="19"/><path fill="none" stroke="B" stroke-width="5" stroke-linecap="round" d="M9 14v20a6 6 0 0 0 12 0V14M15 14v74"/><path fill="B" d="M84 12c8 8 10 26 4 38h-3v36a3 3 0 0 1-6 0V16c0-4 3-6 5-4z"/>',
  bulb: '<path fill="A" d="M50 8a31 31 0 0 1 18 56c-4 3-5 6-5 10H37c0-4-1-7-5-10A31 31 0 0 1 50 8z"/><path fill="none" stroke="C" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M40 46l6 8 4-8 4 8 6-8M46 54v20M54 54v20"/><rect fill="B" x="37" y="78" width="26" height="6" rx="3"/><rect fill="B" x="41" y="88" width="18" height="6" rx="3"/>',
  camera:
    '<path fill="A" d="M16 28h16l7-10h22l7 10h16a8 8 0 0 1 8 8v42a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8z"/><circle fill="C" cx="50" cy="56" r="22"/><circle fill="B" cx="50" cy="56" r="15"/><path fill="none" stroke="C" stroke-width="4" stroke-linecap="round" d="M42 56a8 8 0 0 1 8-8"/><circle fill="B" cx="80" cy="40" r="4"/>',
  music:
    '<path fill="none" stroke="A" stroke-width="8" stroke-linejoin="round" d="M36 74V22l44-10v50"/><path fill="A" d="M36 22l44-10v14L36 36z"/><ellipse fill="B" cx="25" cy="76" rx="15" ry="12"/><ellipse fill="B" cx="69" cy="64" rx="15" ry="12"/>',
  rocket:
    '<g transform="rotate(40 50 50)"><path fill="A" d="M50 4c16 14 20 34 18 62H32C30 38 34 18 50 4z"/><path fill="B" d="M32 46 16 66v14l16-8zM68 46l16 20v14l-16-8z"/><circle fill="C" cx="50" cy="36" r="9"/><circle fill="B" cx="50" cy="36" r="5"/><path fill="B" d="M40 70h20l-4 14-6 14-6-14z"/></g>',
  bag: '<path fill="A" d="M16 32h68l6 54a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z"/><path fill="none" stroke="B" stroke-width="7" stroke-linecap="round" d="M34 46V26a16 16 0 0 1 32 0v20"/><path fill="D" opacity=".16" d="M16 32h10l-6 62h-2a8 8 0 0 1-8-8z"/>',
  tag: '<path fill="A" d="M48 8h36a8 8 0 0 1 8 8v36L54 90a9 9 0 0 1-12 0L10 58a9 9 0 0 1 0-12z"/><circle fill="C" cx="74" cy="26" r="8"/><path fill="none" stroke="B" stroke-width="6" stroke-linecap="round" d="M30 50l20 20M44 38l18 18"/>',
  laptop:
    '<rect fill="A" x="16" y="20" width="68" height="48" rx="6"/><rect fill="C" x="23" y="27" width="54" height="34" rx="2"/><path fill="B" d="M4 72h92l-5 9a6 6 0 0 1-5 3H14a6 6 0 0 1-5-3z"/><path fill="none" stroke="B" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M31 52l10-10 8 6 16-14"/>',
  phone:
    '<rect fill="A" x="27" y="6" width="46" height="88" rx="10"/><rect fill="C" x="33" y="16" width="34" height="62" rx="3"/><circle fill="C" cx="50" cy="86" r="4"/><path fill="B" d="M50 60c-9-6-13-11-13-16a7 7 0 0 1 13-3 7 7 0 0 1 13 3c0 5-4 10-13 16z"/>',
  microphone:
    '<rect fill="A" x="34" y="6" width="32" height="54" rx="16"/><path fill="none" stroke="B" stroke-width="7" stroke-linecap="round" d="M20 44a30 30 0 0 0 60 0M50 74v16M34 92h32"/><g stroke="C" stroke-width="4" stroke-linecap="round"><path d="M44 24h12M44 34h12M44 44h12"/></g>',
  flower:
    '<g fill="A"><circle cx="50" cy="22" r="15"/><circle cx="70" cy="36" r="15"/><circle cx="62" cy="58" r="15"/><circle cx="38" cy="58" r="15"/><circle cx="30" cy="36" r="15"/></g><circle fill="C" cx="50" cy="41" r="12"/><path fill="none" stroke="B" stroke-width="6" stroke-linecap="round" d="M50 72v24"/><path fill="B" d="M50 92c2-14 12-20 26-20 0 14-10 22-26 20z"/>',
  tree: '<rect fill="B" x="45" y="62" width="10" height="34" rx="3"/><circle fill="A" cx="50" cy="38" r="30"/><circle fill="A" cx="30" cy="54" r="19"/><circle fill="A" cx="70" cy="54" r="19"/><path fill="none" stroke="C" stroke-width="4" stroke-linecap="round" d="M34 30a20 20 0 0 1 14-10"/>',
  paw: '<path fill="A" d="M50 48c16 0 30 18 28 32-2 12-16 10-28 8-12 2-26 4-28-8-2-14 12-32 28-32z"/><ellipse fill="B" cx="18" cy="46" rx="9" ry="13" transform="rotate(-25 18 46)"/><ellipse fill="B" cx="38" cy="26" rx="10" ry="15" transform="rotate(-8 38 26)"/><ellipse fill="B" cx="62" cy="26" rx="10" ry="15" transform="rotate(8 62 26)"/><ellipse fill="B" cx="82" cy="46" rx="9" ry="13" transform="rotate(25 82 46)"/>',
  cake: '<path fill="A" d="M14 56h72v34a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z"/><path fill="B" d="M14 56a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v8c-6 0-6 6-12 6s-6-6-12-6-6 6-12 6-6-6-12-6-6 6-12 6-6-6-12-6z"/><g stroke="A" stroke-width="5" stroke-linecap="round"><path d="M32 46V30M50 46V30M68 46V30"/></g><g fill="B"><path d="M32 10c6 8 6 14 0 14s-6-6 0-14zM50 10c6 8 6 14 0 14s-6-6 0-14zM68 10c6 8 6 14 0 14s-6-6 0-14z"/></g>',
  bread:
    '<path fill="A" d="M10 48c0-16 18-24 40-24s40 8 40 24c0 7-4 10-8 12v18a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8V60c-4-2-8-5-8-12z"/><g fill="none" stroke="C" stroke-width="6" stroke-linecap="round"><path d="M32 40l6 12M48 38l6 12M64 40l6 12"/></g><path fill="B" d="M18 74h64v4a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z"/>',
  car: '<path fill="A" d="M10 56l10-4 10-20a8 8 0 0 1 7-4h26a8 8 0 0 1 7 4l10 20 8 3a6 6 0 0 1 4 6v13H6V62a6 6 0 0 1 4-6z"/><path fill="C" d="M36 36h11v15H29zM53 36h11l7 15H53z"/><circle fill="B" cx="27" cy="74" r="12"/><circle fill="B" cx="73" cy="74" r="12"/><g fill="C"><circle cx="27" cy="74" r="5"/><circle cx="73" cy="74" r="5"/></g>',
  clock:
    '<circle fill="A" cx="50" cy="50" r="42"/><circle fill="C" cx="50" cy="50" r="31"/><path fill="none" stroke="B" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M50 30v20l14 9"/>',
  bubble:
    '<path fill="A" d="M16 10h56a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H40L22 76V60h-6A10 10 0 0 1 6 50V20a10 10 0 0 1 10-10z"/><path fill="B" d="M52 66h14c10 0 22-8 22-18h0a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-4v12L70 86H60a8 8 0 0 1-8-8z"/><g fill="C"><circle cx="28" cy="36" r="5"/><circle cx="44" cy="36" r="5"/><circle cx="60" cy="36" r="5"/></g>',
  trophy:
    '<path fill="none" stroke="B" stroke-width="7" d="M28 20H12c0 18 8 28 20 28M72 20h16c0 18-8 28-20 28"/><path fill="A" d="M26 10h48v26c0 16-10 28-24 28S26 52 26 36z"/><rect fill="A" x="45" y="60" width="10" height="20"/><rect fill="B" x="28" y="78" width="44" height="14" rx="4"/><path fill="none" stroke="C" stroke-width="5" stroke-linecap="round" d="M36 20v16c0 6 2 10 5 13"/>',
  palette:
    '<path fill="A" d="M50 10c26 0 44 16 44 36 0 16-12 22-24 20-8-1-12 4-10 10 3 8-2 16-12 16C24 92 6 74 6 50S24 10 50 10z"/><g><circle fill="C" cx="28" cy="44" r="8"/><circle fill="B" cx="44" cy="28" r="8"/><circle fill="C" cx="66" cy="30" r="8"/><circle fill="B" cx="30" cy="66" r="8"/></g>',
  scissors:
    '<g fill="none" stroke="A" stroke-width="7" stroke-linecap="round"><path d="M36 60 80 10M64 60 20 10"/></g><g fill="none" stroke="B" stroke-width="7"><circle cx="26" cy="74" r="15"/><circle cx="74" cy="74" r="15"/></g>',
  wave: '<circle fill="B" cx="68" cy="30" r="20"/><path fill="A" d="M4 54c8-10 15-10 23 0s15 10 23 0 15-10 23 0 15 10 23 0v14c-8 10-15 10-23 0s-15-10-23 0-15 10-23 0-15-10-23 0z"/><path fill="C" d="M4 76c8-10 15-10 23 0s15 10 23 0 15-10 23 0 15 10 23 0v10c-8 10-15 10-23 0s-15-10-23 0-15 10-23 0-15-10-23 0z"/>',
  snowflake:
    '<g stroke="A" stroke-width="6" stroke-linecap="round" fill="none"><path d="M50 6v88M12 28l76 44M88 28 12 72"/><path stroke="B" d="M40 12l10 10 10-10M40 88l10-10 10 10M14 42l13-4-3-14M86 58l-13 4 3 14M86 42l-13-4 3-14M14 58l13 4-3 14"/></g>',
  shirt:
    '<path fill="A" d="M34 12l-28 16 10 22 12-5v47h44V45l12 5 10-22-28-16c-4 8-10 11-16 11s-12-3-16-11z"/><path fill="none" stroke="B" stroke-width="6" d="M34 12c3 10 9 15 16 15s13-5 16-15"/><path fill="B" d="M50 72c-9-6-12-10-12-14a6 6 0 0 1 12-3 6 6 0 0 1 12 3c0 4-3 8-12 14z"/>',
  shoe: '<path fill="A" d="M8 34c8 6 18 6 26-4l24 26c8 6 22 6 32 12 4 3 4 8 2 12H12a6 6 0 0 1-6-6V38z"/><path fill="B" d="M6 74h87v6a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z"/><g stroke="C" stroke-width="4.5" stroke-linecap="round"><path d="M42 50l8-7M49 57l8-7M56 63l8-6"/></g>',
  pencil:
    '<g transform="rotate(45 50 50)"><rect fill="A" x="38" y="14" width="24" height="58"/><path fill="D" opacity=".18" d="M54 14h8v58h-8z"/><path fill="C" d="M38 72h24L50 96z"/><path fill="D" d="M45.5 87h9L50 96z"/><path fill="B" d="M38 4h24v12H38z"/></g>',
  code: '<rect fill="A" x="6" y="14" width="88" height="72" rx="9"/><path fill="B" d="M6 23a9 9 0 0 1 9-9h70a9 9 0 0 1 9 9v7H6z"/><path fill="none" stroke="C" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M34 46 22 58l12 12M66 46l12 12-12 12M55 42 45 74"/>',
  shield:
    '<path fill="A" d="M50 6l36 12v28c0 24-16 40-36 48-20-8-36-24-36-48V18z"/><path fill="B" d="M50 6v88C30 86 14 70 14 46V18z" opacity=".6"/><path fill="none" stroke="C" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M34 50l11 12 22-24"/>',
  coins:
    '<g fill="B"><ellipse cx="36" cy="84" rx="28" ry="10"/><rect x="8" y="72" width="56" height="12"/></g><g fill="A"><ellipse cx="36" cy="70" rx="28" ry="10"/></g><g fill="B"><ellipse cx="36" cy="58" rx="28" ry="10"/></g><ellipse fill="A" cx="36" cy="50" rx="28" ry="10"/><circle fill="A" cx="70" cy="34" r="24"/><circle fill="none" stroke="C" stroke-width="4" cx="70" cy="34" r="16"/><path stroke="C" stroke-width="5" stroke-linecap="round" d="M70 27v14"/>',
  people:
    '<circle fill="B" cx="26" cy="36" r="13"/><path fill="B" d="M4 84c0-18 8-30 22-30s22 12 22 30z"/><circle fill="B" cx="74" cy="36" r="13"/><path fill="B" d="M52 84c0-18 8-30 22-30s22 12 22 30z"/><circle fill="A" cx="50" cy="32" r="16"/><path fill="A" d="M22 92c0-22 10-38 28-38s28 16 28 38z"/>',
  briefcase:
    '<rect fill="A" x="8" y="30" width="84" height="58" rx="8"/><path fill="none" stroke="B" stroke-width="7" d="M36 30v-8a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v8"/><path fill="B" d="M8 50h84v8H8z"/><rect fill="C" x="42" y="46" width="16" height="16" rx="4"/>',
  graduation:
    '<path fill="A" d="M50 18 98 40 50 62 2 40z"/><path fill="B" d="M22 54v20c8 8 18 10 28 10s20-2 28-10V54L50 67z"/><path fill="none" stroke="A" stroke-width="5" stroke-linecap="round" d="M90 44v26"/><circle fill="A" cx="90" cy="74" r="6"/>',
  play: '<path fill="A" d="M8 42h84v42a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z"/><g transform="rotate(-12 8 40)"><rect fill="B" x="8" y="22" width="84" height="18" rx="4"/><path fill="C" d="M20 22h12l-8 18H12zM46 22h12l-8 18H38zM72 22h12l-8 18H64z"/></g><path fill="C" d="M42 54v26l22-13z"/>',
  globe:
    '<circle fill="A" cx="50" cy="50" r="42"/><g fill="none" stroke="C" stroke-width="4.5"><ellipse cx="50" cy="50" rx="18" ry="42"/><path d="M8 50h84M14 30h72M14 70h72"/></g>',
  sparkle:
    '<path fill="A" d="M44 8c4 28 12 36 40 40-28 4-36 12-40 40C40 60 32 52 4 48c28-4 36-12 40-40z"/><path fill="B" d="M80 62c2 11 5 14 16 16-11 2-14 5-16 16-2-11-5-14-16-16 11-2 14-5 16-16zM82 4c1.5 8 4 10.5 12 12-8 1.5-10.5 4-12 12-1.5-8-4-10.5-12-12 8-1.5 10.5-4 12-12z"/>',
  glass:
    '<path fill="A" d="M22 8h56c4 26-6 46-28 46S18 34 22 8z"/><path fill="B" d="M21 24h58c-1 18-11 30-29 30S22 42 21 24z"/><path stroke="A" stroke-width="6" d="M50 52v34"/><rect fill="A" x="30" y="86" width="40" height="7" rx="3.5"/><circle fill="C" cx="42" cy="34" r="3"/><circle fill="C" cx="54" cy="42" r="3"/><circle fill="C" cx="58" cy="30" r="3"/>',
  lotus:
    '<path fill="B" d="M50 84C24 84 8 70 4 46c18 0 34 10 46 38zM50 84c26 0 42-14 46-38-18 0-34 10-46 38z"/><path fill="A" d="M50 84C32 70 26 48 32 26c12 8 18 30 18 58zM50 84c18-14 24-36 18-58-12 8-18 30-18 58z"/><path fill="C" d="M50 84c-12-20-12-46 0-68 12 22 12 48 0 68z"/>',
  key: '<circle fill="A" cx="30" cy="50" r="24"/><circle fill="C" cx="30" cy="50" r="10"/><path fill="A" d="M48 44h46v14h-8v12h-12V58h-6v8H58v-8H48z"/>',
  envelope:
    '<rect fill="A" x="6" y="20" width="88" height="62" rx="9"/><path fill="none" stroke="C" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" d="M14 30l36 28 36-28"/><circle fill="B" cx="84" cy="24" r="13"/>',
} as const;

export type MotifName = keyof typeof MOTIFS;

/** Whether a motif goes by this name. */
export const isMotif = (name: string | null): name is MotifName => name !== null && Object.hasOwn(MOTIFS, name);

/** The words that call for a motif ('-' ends a stem); the first that matches wins, so narrow ones stand before wide ones. */
const WORDS: [MotifName, string][] = [
  ['calendar', 'bank holiday|opening hours|we are closed|closed on'],
  ['coffee', 'coffee|mug|cup|espresso|latte|cappuccino|brew|barista|caf[eé]|tea(?! towel)|roastery|coffee beans'],
  ['bike', 'bike|bicycle|cycling|cyclist'],
  ['shoe', 'shoe|sneaker|trainer|running|runner|marathon|jog'],
  ['dumbbell', 'gym|fitness|workout|strength|training plan|personal trainer|exercise|athlete|crossfit'],
  ['lotus', 'yoga|meditat-|mindful-|spa|massage|wellness|pilates|self-care|calm'],
  ['bread', 'bread|bakery|baker|sourdough|croissant|pastry|baking'],
  ['cake', 'birthday|cake|anniversary|cupcake|dessert'],
  [
    'cutlery',
    'restaurant|dinner|lunch|brunch|recipe|meal|food|menu|chef|cook|kitchen|pizza|pasta|burger|breakfast|vegan|tasting|chicken|potato|potatoes|salad|soup|risotto',
  ],
  ['glass', 'wine|cocktail|champagne|cheers|bar|beer|toast|happy hour|drink'],
  ['mountain', 'mountain|hik-|climb-|alps|summit|peak|adventure|camping|trail|sunset|sunrise|outdoor'],
  ['wave', 'beach|sea|ocean|surf|swim-|coast|lake|island|water|river|pool|ferry|boat|sailing'],
  [
    'plane',
    'travel|flight|trip|holiday|vacation|tour|destination|airport|itinerary|journey|tram|train|sightseeing|city break',
  ],
  ['car', 'car|cars|vehicle|driving|taxi|garage|auto|road trip|ev charg-'],
  ['paw', 'dog|dogs|cat|cats|pet|pets|puppy|puppies|kitten|vet|animal'],
  ['flower', 'flower|florist|bouquet|bloom|blossom|rose|mother.s day|garden|spring'],
  ['tree', 'tree|trees|forest|woods|park|plant a'],
  [
    'leaf',
    'leaf|leaves|sustainab-|eco|ecolog-|organic|compost-|green|nature|planet|climate|recycl-|plant|plants|autumn|herb',
  ],
  ['snowflake', 'winter|snow|christmas|ski|skiing|frost|holiday season'],
  ['sun', 'summer|sun|sunny|heat|solar|weather|daylight'],
  ['moon', 'night|sleep|moon|dream|bedtime|halloween|ramadan'],
  [
    'house',
    'house|home|homes|real estate|property|apartment|flat for|mortgage|renovat-|interior|furniture|open house|airbnb',
  ],
  ['key', 'key|keys|rent|rental|move in|moving|landlord'],
  ['camera', 'photo|photos|photograph-|camera|portrait|shoot|lens|instagram'],
  ['play', 'video|videos|film|movie|cinema|youtube|stream|episode|watch'],
  ['music', 'music|song|concert|band|album|dj|festival|choir|guitar|piano|dance'],
  ['microphone', 'podcast|interview|talk|speaker|keynote|open mic|karaoke|voice|comedy'],
  ['palette', 'art|paint|painting|artist|exhibition|gallery|design|designer|craft|pottery|creative'],
  ['scissors', 'hair|haircut|salon|barber|stylist|tailor|sewing'],
  ['shirt', 'fashion|shirt|t-shirt|clothes|clothing|outfit|wear|collection|dress|apparel'],
  [
    'graduation',
    'graduat-|university|college|school|student|degree|course|scholarship|teacher|lesson|education|learn|class|masterclass',
  ],
  ['book', 'book|books|reading|novel|author|library|story|stories|chapter|ebook|guide|blog'],
  ['pencil', 'writ-|copywrit-|edit|draft|essay|newsletter|note|notes'],
  ['code', 'code|coding|developer|software|programm-|engineer|api|compiler|hackathon|website|web'],
  ['phone', 'phone|mobile phone|app|iphone|android|social media|call us|charger'],
  ['laptop', 'laptop|computer|online|webinar|remote|digital|zoom|productivity|tech'],
  ['rocket', 'launch|startup|rocket|space|boost|faster|speed|founder'],
  ['shield', 'security|secure|privacy|insurance|protect-|safety|safe|trust'],
  ['coins', 'money|invest-|saving|savings|budget|finance|financ-|tax|bank|income|price|pension|raise|funding|crypto'],
  [
    'chart',
    'growth|grow|sales|revenue|data|report|analytic-|marketing|result|results|metric|strategy|stats|quarter|seo|performance|business',
  ],
  ['briefcase', 'hiring|job|jobs|career|vacancy|position|role|work|office|professional|client|clients|b2b'],
  [
    'people',
    'team|community|volunteer|volunteers|members|customers|people|family|friends|together|meetup|network|networking|followers|staff',
  ],
  [
    'trophy',
    'award|awards|win|winner|champion|prize|milestone|achievement|best|record|success|goal|goals|contest|competition',
  ],
  ['gift', 'gift|giveaway|present|surprise|raffle|black friday|holiday'],
  ['bag', 'shop|shopping|store|sale|boutique|market|order|product|retail|e-commerce'],
  ['tag', 'discount|deal|offer|price|off|coupon|promo'],
  ['envelope', 'email|e-mail|mail|inbox|subscribe|invitation|invite|letter'],
  ['clock', 'hour|hours|time|deadline|minutes|late|early|habit|morning|routine|last chance'],
  ['globe', 'world|global|international|language|languages|country|countries|internet'],
  ['heart', 'love|heart|valentine|thank|thanks|care|health|donat-|charity|kind|wedding|mother|father|gratitude'],
  ['bulb', 'idea|ideas|tip|tips|learned|lesson|innovat-|inspir-|insight|brain|energy|how to|creativ-'],
  ['bubble', 'question|ask|answer|chat|feedback|review|reviews|conversation|talk|comment|poll|opinion|communicat-'],
  [
    'calendar',
    'event|date|save the date|schedule|calendar|week|weekend|month|plan|planning|monday|tuesday|wednesday|thursday|friday',
  ],
  ['megaphone', 'announc-|news|update|opening|now open|attention|exciting'],
  ['star', 'star|special|exclusive|quality|premium|new|launching|rating'],
];

// 'donat-' is a stem with any ending; any other word only takes the endings of its own kind.
const MATCHERS = WORDS.map(([name, words]) => {
  const forms = words
    .split('|')
    .map((word) => (word.endsWith('-') ? `${word.slice(0, -1)}\\p{L}*` : `${word}(?:e?s|['’]s|ing|ed|ers?|y)?`));
  return [name, new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu')] as const;
});

/** The motif that fits the theme of the texts, of which the first that names a thing decides. */
export function motifFor(...texts: (string | null)[]): MotifName | null {
  for (const text of texts.map((one) => one?.slice(0, 600) ?? '')) {
    const found = MATCHERS.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return null;
}

export interface MotifColours {
  main: string;
  companion: string;
  light: string;
  dark: string;
}

/** A motif as SVG, its box's corner at x, y and its side `size` long. */
export function motif(name: MotifName, x: number, y: number, size: number, colours: MotifColours): string {
  const { main, companion, light, dark } = colours;
  const painted = MOTIFS[name].replace(
    /"([ABCD])"/g,
    (_, letter: 'A' | 'B' | 'C' | 'D') => `"${{ A: main, B: companion, C: light, D: dark }[letter]}"`,
  );
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(4)})">${painted}</g>`;
}
