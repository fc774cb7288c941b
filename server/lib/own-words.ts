import { OWN_NOUN, PLACE_NAME } from './platform-words.ts';

const NUMBER = '\\d+|two|three|four|five|six|seven|eight|nine|ten|several|a few|some';
const FORM = `posts?|${OWN_NOUN}s?|teasers?|reminders?|last chance|follow-?ups?|captions?|messages?|updates?|stories|story|reels?|texts?|content|something|anything|images?|pictures?|photos?|graphics?|drawings?|illustrations?|visuals?|audios?|clips?`;
const PLACE = `${PLACE_NAME}|social media|social`;
/** 'a LinkedIn post', '3 posts', 'Schedule': what is to come, and nothing of what it says. */
const ONLY_FORM = new RegExp(
  `^(?:(?:${NUMBER}|${FORM}|${PLACE}|an?|the|our|my|new|short|quick|daily|weekly|monthly|schedule|post|for|on|to|and)(?:\\s+|$))*$`,
  'i',
);
const ORDER = /^(?:please )?(?:write|create|make|draft|compose|generate|record|draw|design|translate|rewrite)\b/i;

const INVENTED =
  'tips?|facts?|quotes?|quotations?|jokes?|puns?|riddles?|ideas?|tricks?|hacks?|thoughts?|inspirations?|motivations?|advice|trivia|memes?|sayings?|proverbs?';
/** 'a short productivity tip', 'some gardening facts about roses': what somebody else is to think up. */
const WISH = new RegExp(
  `^(?:(?:an?|one|another|some|new|fresh|different)\\s+)*(?:[\\p{L}'’-]+\\s+){0,3}(?:${INVENTED})(?:\\s+(?:of the (?:day|week|month)|(?:about|on|for|from|regarding)\\s+[^:;.!?\\d]{1,80}))?[.!]?$`,
  'iu',
);
const OWNED = /^(?:the|our|my|this|these|his|her|their)\b/i;

/** Whether a content only wishes for something that has to be thought up: nothing of it can stand as a post. */
export function isWish(content: string): boolean {
  return WISH.test(content.trim()) && !OWNED.test(content.trim());
}

/** Whether a content only says what form it shall have. */
export function isOnlyForm(content: string): boolean {
  return ONLY_FORM.test(content.trim());
}

/** What somebody wants posted, in their own words, where that could stand as a post; null where it only orders one. */
export function ownWords(content: string): string | null {
  const said = content.trim().replace(/^(?:about|on|regarding)\s+/i, '');
  return said === '' || isOnlyForm(said) || isWish(said) || ORDER.test(said) ? null : said;
}
