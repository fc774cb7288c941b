/** Ideas that a heading asked for by the user stands for, and what speaks of them; the first that fits counts. */
export const CONCEPTS: [heading: RegExp, words: RegExp, worth?: number][] = [
  [
    /money|costs?|figures|budget|financ|prices?|rates|fees/i,
    /\b(?:bills?|costs?|price|fees?|paid|petrol|lottery|spent|raised|budget|grant|deposit|per month|a head|per person|extra|gross|gets? in free)\b|[£€$]|\b(?:kr|chf|eur|euros?|pounds)\b|^\p{L}[^,:;]*? (?<!\b(?:from|until|till?|to|at|by|in|since) )\d{1,3}(?:\.\d\d)?$/iu,
  ],
  [
    /times?|hours|opening|when|dates/i,
    /\b(?:daily|\p{L}+days?|from \d{1,2}|until \d{1,2}|\d{1,2} to \d{1,2}|\d{1,2}:\d\d|\d+ ?[ap]m)\b/iu,
  ],
  [
    /people|members?|staff|team|who\b/i,
    /\b(?:members?|volunteers?|joined|left \(|passed the exam|colleagues?|apprentices?|staff|helpers|drivers?)\b/i,
  ],
  [
    /decid|decision|agreed|resolved|results?/i,
    /\b(?:goes|go) (?:up|down)\b|\b(?:stays?|moves? to|ordered|agreed|approved|accepted|postponed|elected|all (?:for|in favour)|\d+ for\b|against)\b/i,
    3,
  ],
  [
    /to do|tasks?|actions?|who does|jobs/i,
    /(?:: |- )(?:(?:Ms|Mrs?|Dr)\.? )?\p{Lu}\p{L}+ (?:and \p{Lu}\p{L}+ )?\p{Ll}+s?\b|\b(?:asks|phones|calls|writes|gets|collects|brings|checks|orders|books|sends|prepares|talks)\b/u,
    3,
  ],
  [/numbers?|counts?|attendance/i, /^\d[\d,.]* \p{L}+|^(?:one|two|three|four|five|six) \p{L}+s\b/iu, 1.5],
  [
    /trouble|problems?|incidents?|complaints?|issues|risks?|weak/i,
    /\b(?:complain\p{L}*|broken?|lost|late|damag\p{L}*|stolen|blocked|failed|leak\p{L}*|injur\p{L}*|missing)\b/iu,
  ],
  [
    /next|outlook|coming up|to do/i,
    /^next\b|\bby \d{1,2} \p{Lu}|\b(?:starts?|reopens?|begins?|follows?|planned|due)\b/iu,
  ],
  [/inside|rooms/i, /\b(?:bedrooms?|baths?|furnace|stairs|kitchen|sq ft|heating|loft|boiler)\b/i],
  [/outside|garden/i, /\b(?:roof|lot is|acre|garden|shed|trees|yard|parking)\b/i],
  [/^site|grounds|building/i, /\b(?:roof|shed|fence|gate|path|water butt|hedge|wall|bonfire|paths)\b/i],
  [
    /getting (?:there|around|here)|where|location|transport|directions/i,
    /\b(?:minutes (?:to|from)|metro|bus|tram|station|parking|stop|walk)\b/i,
  ],
  [
    /good to know|notes|please note|rules/i,
    /^no \p{L}+\b|\b(?:damp|taxes|built|no dogs|no smokers|wellies|cash only|noise|not allowed|allowed|at all times|wear|phones off|must be|must not)\b/iu,
  ],
  [
    /tasks|what you'?ll do|duties|your (?:work|job|day)/i,
    /^you(?:'?d|'?ll| will)?\b(?! (?:need|want|have|bring)\b)|^tasks\b/i,
  ],
  [
    /what you need|requirements|profile|you need|ingredients|what we want|who we want|you bring/i,
    /^needs?\b|^(?:we|you) (?:need|want)\b|\blicen[cs]e\b|^must\b|\d+ ?(?:g|ml|kg|tsp|tbsp|l)\b/i,
  ],
  [/method|how to make/i, /\b(?:melt|mix|stir|bake|boil|pour|simmer|fold|whisk|knead|chop|fry|serve|into a)\b/i],
  [/offer|benefits|pay/i, /^we (?:give|offer|pay)\b|\b(?:an hour|gross|salary|lunch|holiday|h\/week)\b|€|£/i],
  [/objective|aims?|goal/i, /\bshould be able to\b|^aim\b/i],
  [
    /resources|materials|equipment|kit|bring|gear/i,
    /^(?:need|stuff|materials|bring|own)\b|\b(?:helmets?|skates|shoes|tools|gloves|hire|to borrow)\b/i,
  ],
  [/lesson|steps|activities|programme/i, /^(?:start|starter|main|end)\b|\bminutes\b/i],
  [/delivery|shipping|postage/i, /\b(?:deliver\p{L}*|ships?|shipping|postage|working days|courier)\b/iu],
  [/care|washing|cleaning/i, /\b(?:wash|rinse|wipe|iron|machine wash)\b|\bdry (?:cloth|flat|open)\b/i],
  [
    /material|made of|fabric/i,
    /\b(?:cotton|wool|leather|linen|nylon|steel|oak|wood|wooden|brass|glass|polyester|silk|felt|walnut|clay|paper|made of)\b/i,
  ],
  [/safety|warnings?/i, /\b(?:never|stop if|careful|danger|only with)\b/i],
  [/contact|book|apply|sign up/i, /@|\b\d{3,} \d{3}|\b(?:ring|call|e-?mail|book at|apply)\b/i],
  [/who needs it|market/i, /\b(?:people live|cycle|customers|survey)\b/i],
  [/who else|competit/i, /\b(?:shops|competitors)\b|\(waits|\(only sells|\bclosing\b/i],
  [/why us/i, /^we\b|\bcompanies asked\b|\bprice per\b/i],
  [/night before/i, /\bovernight\b/i],
  [/what we saw|findings/i, /\bsaw\b|\btalk on\b|suppliers/i],
  [
    /specs|details|measure|dimensions|sizes?/i,
    /\d ?(?:cm|mm|m|kg|g|W|V|l|litres?|inch)\b|\b(?:wide|high|length|holds|weighs|hooks|guarantee|warranty)\b/,
  ],
  [/^fits/i, /^fits\b/i],
  [/hair/i, /^(?:cut|fade|kids|head|hair)/i],
  [/less on|discount|reduced/i, /\b(?:students|over \d\ds|minus)\b/i],
  [/endpoints/i, /^(?:GET|POST|PUT|DELETE)\b/],
];
