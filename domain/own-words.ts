const NUMBER = '\\d+|two|three|four|five|six|seven|eight|nine|ten|several|a few|some';
const FORM =
  'posts?|tweets?|teasers?|reminders?|last chance|follow-?ups?|captions?|messages?|updates?|stories|story|reels?|texts?|content|something|anything|images?|pictures?|photos?|graphics?|drawings?|illustrations?|visuals?|audios?|clips?';
const PLACE = 'linkedin|twitter|x|instagram|insta|facebook|fb|social media|social';
/** 'a LinkedIn post', '3 posts', 'Schedule': what is to come, and nothing of what it says. */
const ONLY_FORM = new RegExp(
  `^(?:(?:${NUMBER}|${FORM}|${PLACE}|an?|the|our|my|new|short|quick|daily|weekly|monthly|schedule|post|for|on|to|and)(?:\\s+|$))*$`,
  'i',
);
const ORDER = /^(?:please )?(?:write|create|make|draft|compose|generate|record|draw|design|translate|rewrite)\b/i;

/** Whether a content only says what form it shall have. */
export function isOnlyForm(content: string): boolean {
  return ONLY_FORM.test(content.trim());
}

/** What somebody wants posted, in their own words, where that could stand as a post; null where it only orders one. */
export function ownWords(content: string): string | null {
  const said = content.trim().replace(/^(?:about|on|regarding)\s+/i, '');
  return said === '' || isOnlyForm(said) || ORDER.test(said) ? null : said;
}
