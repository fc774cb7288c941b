const OTHER_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Armenian}]/gu;
const FOREIGN =
  /^(?:der|die|das|und|ist|nicht|ein|eine|einen|wir|sie|mit|für|auf|unser|unsere|unseren|unserem|schreibe|schreib|über|le|les|des|une|est|et|pour|nous|vous|avec|notre|nos|sur|dans|écris|écrivez|el|los|las|una|es|y|para|con|nuestro|nuestra|nuestros|por|escribe|que|sobre|il|lo|gli|di|è|per|con|nostro|nostra|scrivi|che|het|een|en|van|wij|onze|voor|schrijf|ons|os|as|um|uma|e|nosso|nossa|escreva|och|att|vi|vår|ett|som|jest|się|nie|na|dla|nasz|nasza)$/i;
const ENGLISH =
  /^(?:the|and|is|are|a|an|of|to|in|for|on|with|our|we|you|this|that|it|at|from|about|write|post|new|all|your|my|be|will|have|has|by|off|make|i|us|now|up|as|open|free|sale)$/i;

/** Whether a text is most likely not English: another script, or the small words of another language. */
export function isForeign(text: string): boolean {
  const letters = text.slice(0, 3000).match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  if ((text.slice(0, 3000).match(OTHER_SCRIPT)?.length ?? 0) / letters > 0.4) return true;
  const words = text
    .slice(0, 3000)
    .split(/[^\p{L}'’]+/u)
    .filter(Boolean);
  const foreign = words.filter((word) => FOREIGN.test(word)).length;
  const english = words.filter((word) => ENGLISH.test(word)).length;
  return words.length >= 4 && foreign >= 2 && foreign > english * 1.5;
}

const CODE_START =
  /^\s*(?:const|let|var|function|import|export|def|class|return|if \(|for \(|while \(|#include|public|private|SELECT\b|<\/?[a-z]\w*[^>]*>|[}\])]+;?\s*$)/;
const CODE_END = /[{};]\s*$|=>\s*\{?$|\(\)\s*[{;]|<\/\w+>\s*$/;

/** Whether a text is program code rather than prose. */
export function isCode(text: string): boolean {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 200);
  const coded = lines.filter(
    (line) => (CODE_START.test(line) && /[{}();<>=]/.test(line)) || (lines.length > 1 && CODE_END.test(line)),
  );
  return lines.length > 0 && coded.length / lines.length >= 0.5;
}
