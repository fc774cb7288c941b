import type { Plate } from './logo.ts';
import type { Alignment } from './scene.ts';

/** What a brand's rule for its logo asks for, as far as plain words tell. */
export interface LogoRule {
  edge: 'top' | 'bottom' | null;
  align: Alignment | null;
  plate: Plate | null;
  /** Where no logo stands. */
  forbidden: 'everywhere' | 'stories' | null;
  /** Where the secondary logo stands instead. */
  secondary: 'dark' | 'light' | 'always' | null;
}

/** The words of such rules: English | German | Spanish | French | Portuguese | Italian; '~' stands for any ending. */
const WORDS = {
  second:
    'second secondary alternate alternative white light invert inverted inverse negative reverse reversed mono monochrome | zweit~ sekundär~ alternativ~ weiß~ weiss~ hell~ invers~ invertiert~ negativ~ einfarbig~ | secundari~ alternativ~ segund~ blanc~ clar~ invertid~ negativ~ monocrom~ | second~ alternati~ blanc~ claire? inversée? négati~ monochrome | secundári~ alternativ~ segund~ branc~ invertid~ negativ~ monocrom~ | secondari~ second~ bianc~ chiar~ invertit~',
  mark: 'logo logos version versions mark one | logos? version~ zeichen variante~ | logotipo~ versión versiones | logotype~ variante~ | logótipo~ versão versões | versione versioni marchio',
  never:
    "never not don[’']?t no(?!\\s+(?:topo|canto|fundo|rodapé|lado|centro|meio|alto)) avoid | nie niemals nicht keine?[nmrs]? vermeiden | nunca jamás evit~ ning~ | jamais pas ne éviter? évitez aucune? | não nenhum~ | mai non niente evitare nessun~",
  without: 'without | ohne | sin | sans | sem | senza',
  on: 'on over against in with | auf über vor in im mit | sobre en con encima | sur dans avec | em na no nas nos com | su sul sullo sulla sulle sui sugli in nei nelle nella con',
  ground:
    'an? the plain pure any background backgrounds ground grounds surface surfaces | den der dem die einem einer allen grund hintergrund~ hintergründe~ untergrund~ untergründe~ fläche~ | el la los las un una fondos? superficies? | les? une? des fonds? surfaces? | os? as? uma? fundos? superfícies? | il lo gli uno sfondo sfondi superfici~',
  dark: 'dark black | dunkel~ dunkl~ schwarz~ | oscur~ negr~ | sombres? foncée?s? noire?s? | escur~ pret~ | scur~ ner[oaie]',
  light: 'light white pale | hell~ weiß~ weiss~ | clar~ blanc~ | claire?s? blanche?s? pâles? | branc~ | chiar~ bianc~',
  coloured:
    'coloured colored photos? | farbig~ bunt~ fotos? | color colore?s fotos? fotografía~ | couleurs? colorée?s? photos? | cores colorid~ fotografia~ | colorat~ foto',
  pictures:
    'pictures? images? photos? graphics? posts? social | bild bilder~ fotos? grafik~ beiträge~ posts? | imagen imágenes fotos? publicacion~ gráficos? | visuels? publications? | imagem imagens publicaç~ | immagin~ foto grafic~',
  small:
    'small square | klein~ quadrat~ | pequeñ~ cuadrad~ redes | petite?s? carrée?s? réseaux | pequen~ quadrad~ | piccol~ quadrat~',
  stories: 'story stories | storys | historias? | | histórias? | storie storia',
  top: 'top upper | oben obere~ | arriba superior~ | haut supérieure? | topo cima | alto',
  bottom: 'bottom lower | unten untere~ | abajo inferior~ | bas inférieure? | baixo rodapé | basso',
  left: 'left | links linke~ | izquierd~ | gauche | esquerd~ | sinistr~',
  right: 'right | rechts rechte~ | derech~ | droite? | direit~ | destr~',
  center: 'centre center centred centered | mitte mittig zentriert | centr~ | | | ',
} as const;

const word = Object.fromEntries(
  Object.entries(WORDS).map(([name, words]) => [
    name,
    `(?<!\\p{L})(?:${words
      .split(/[\s|]+/u)
      .filter(Boolean)
      .join('|')
      .replaceAll('~', '\\p{L}*')})(?!\\p{L})`,
  ]),
) as Record<keyof typeof WORDS, string>;
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** 'White version', 'logo blanco', 'Zweitlogo': in some languages the logo stands before what it is. */
const SECONDARY = pattern(
  `${word.second}\\s+${word.mark}|${word.mark}\\s+(?!${word.on})${word.second}|(?<!\\p{L})(?:zweit|sekundär|negativ|alternativ|weiß)-?(?:logo|version)(?!\\p{L})`,
);
const STORIES = pattern(word.stories);
const NEVER = pattern(word.never);
const NO_LOGO = pattern(`(?:${word.never}|${word.without})\\s+(?:de\\s+|d['’])?${word.mark}`);
const ON_PICTURES = pattern(`${word.on}[^.;]{0,16}${word.pictures}`);
const standsOn = (shade: 'dark' | 'light'): RegExp =>
  pattern(`${word.on}\\s+(?:${word.ground}\\s+){0,3}${word[shade]}|${word[shade]}\\s+${word.ground}`);
const [ON_DARK, ON_LIGHT] = [standsOn('dark'), standsOn('light')];

/** For which grounds a clause names the secondary logo. */
function secondaryRule(clause: string): LogoRule['secondary'] {
  const where = clause.replace(SECONDARY, ' ');
  const has = (...names: (keyof typeof WORDS)[]) => names.some((name) => pattern(word[name]).test(where));
  if (has('never')) return null;
  if (has('dark', 'coloured')) return 'dark';
  if (has('light')) return 'light';
  return has('small', 'pictures') ? 'always' : null;
}

/** Reads a logo's usage rule. */
export function readLogoRule(rule: string | null): LogoRule {
  const clauses = (rule ?? '').split(/(?<=[.;,])|\s(?=(?:and|und|y|et|e)\s)/u);
  const aboutSecondary = clauses.find((clause) => SECONDARY.test(clause)) ?? '';
  // What is said of the secondary logo is no rule for the first.
  const others = clauses.filter((clause) => clause !== aboutSecondary);
  const refused = others.filter((clause) => NEVER.test(clause) || NO_LOGO.test(clause));
  const has = (name: keyof typeof WORDS) => others.some((clause) => pattern(word[name]).test(clause));
  const isRefused = (shade: 'dark' | 'light') => refused.some((clause) => pattern(word[shade]).test(clause));
  const isOn = (where: RegExp) => others.some((clause) => where.test(clause));
  const isGround = (clause: string): boolean => ON_DARK.test(clause) || ON_LIGHT.test(clause);
  const banned = refused.filter(
    (clause) => !isGround(clause) && (NO_LOGO.test(clause) || ON_PICTURES.test(clause) || STORIES.test(clause)),
  );
  return {
    edge: has('top') ? 'top' : has('bottom') ? 'bottom' : null,
    align: has('right') ? 'right' : has('left') ? 'left' : has('center') ? 'center' : null,
    plate:
      (isOn(ON_LIGHT) && !isRefused('light')) || isRefused('dark')
        ? 'white'
        : isOn(ON_DARK) || isRefused('light')
          ? 'dark'
          : null,
    forbidden: banned.length === 0 ? null : banned.every((clause) => STORIES.test(clause)) ? 'stories' : 'everywhere',
    secondary: secondaryRule(aboutSecondary),
  };
}
