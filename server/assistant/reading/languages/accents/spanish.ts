import type { Accents } from './table.ts';

/** Left alone, since both are words: mas, solo, esta, este, publico, practica, que, como, si, tu, el, de, papa, seria. */
export const SPANISH_ACCENTS: Accents = {
  words: `
  logística logístico informática informático
  abrirá abrió acompáñanos acá acústica acústico además adiós agrícola ahí albañil alemán algodón algún allá allí almacén alérgenos alérgica alérgico
  antigüedades análisis anímate apúntate aquí artículo artículos artística artístico artísticos así atención atún audífonos autobús automóvil autónomo
  autónomos avión azafrán azulón azúcar balcón balón bañador bañarse bañera baño baños belén benéfica benéfico biberón bilingüe bilingües
  bisutería bodegón bombón botón brócoli bufé buzón básica básicas básico básicos búsqueda café cafés cajón calabacín callejón camión campeón capitán
  cariño cariñoso cartón carácter castaña castañada castañas catálogo catálogos caído cañón centímetros cerámica cerámicas champiñón champú charcutería
  ciclón cigüeña cinturón clásica clásicas clásico clásicos clínica clínico colchón colofón compañera compañeras compañerismo compañero compañeros
  compañía compañías conócenos corazón cordón cotillón crédito créditos cumpleaños currículo currículum cuéntanos cálida cálido cálidos cámara cámaras
  céntimos cítricos código códigos cómoda cómodo cómodos danés dañado depósito desengaño después desvío detrás dieciséis difícil difíciles digestión
  dinámica diseñador diseñadora diseñamos diseño diseños disfrútalo diámetro domótica dueña dueño dueños débil déjanos día días dólares dúo económica
  económico económicos edén electrónica electrónico electrónicos eléctrica eléctricas eléctrico eléctricos encontrarás energía enseñamos enseñanza
  enseñar envíanos envío envíos escalón escribió escríbenos escápate español española españolas españoles espectáculo espectáculos espárragos estación
  estará estarán están estética extranjería extrañamos exámenes fantástica fantástico fogón fotografía fotógrafa fotógrafo fotógrafos francés frágil
  frío fríos furgón fácil fáciles fértil física físico físicos fórmula fútbol garantía garantías gimnástica gráfica gráfico grúa guía guías género
  géneros habitación habrá habrán hará harán hormigón hábito hábitos hígado hípica húmeda húmedo idónea idóneo inalámbrica inalámbrico increíble
  increíbles información inglés inscríbete jabón jamón japonés jardín juguetería jóvenes kilómetro kilómetros ladrón leerán legión leña leñador limón
  lingüística llámame llámanos lámpara lámparas lápices lápiz láser límite límites línea líneas líquido líquidos lógica lúdica madrileño marítimo
  matrícula matrículas mayoría mazapán maíz mañana mañanas mecánica mecánico mecánicos mediodía melocotón melón menú menús mercancía mesón metálica
  metálico millón miércoles montaña montañas montón mueblería muñeca muñecas muñeco muñecos máquina máquinas máxima máximas máximo médica médicas
  médico médicos mérito método métodos mía mínima mínimo mínimos mítica móvil móviles música músicas músico músicos nació navideña navideñas navideño
  navideños necesitarás ningún niña niñas niñez niño niños nómina nóminas núcleo números ofrecerá olímpica olímpico opinión orgánica orgánico orquídea
  orégano otoñal otoño pabellón panadería paragüero país países pañal pañales paño pañuelo peatón película películas pequeña pequeñas pequeño pequeños
  perdió perdón periódico periódicos petición pingüino piña piñata plástico plásticos plátano plátanos podrá podrán podrás podréis polígono política
  político porrón poética pregón protección pruébala pruébalo prácticas próxima próximas próximo próximos psicóloga psicólogo pádel página páginas
  pájaro pájaros párrafo párroco pásate pícnic pídelo pídenos póster quedará quedarán quizá quizás química ración ratón razón recaudó recién
  recogió región regálate religión relámpago reunión revés reúne riñón robótica romántica romántico roscón rápida rápidas rápido rápidos récord récords
  ríe río ríos sabrá saldrá saldrán salió salón seguirá seguirán según selección será serán señal señala señales señor señora señoras señores sillón
  simpática simpático sofá sofás sueño sueños sumérgete sábado sábados sándwich síguenos símbolo sótano súbete tablón tacón tamañas tamaño tamaños
  también tapón tecnología televisión teléfono teléfonos telón tendrá tendrán tendrás tranvía tráelo tráfico trébol turrón turística turístico técnica
  técnicas técnico técnicos térmica térmico típica típicas típico típicos título títulos tónica tónico unión vacío vagón vehículo vehículos veintidós
  veintiséis veintitrés vendrá vendrán vergüenza verán visítanos viña viñedo viñedos volverá volverán volveré válido válidos vía vías víctimas
  zoológico ánimo árbitro árbol árboles área áreas época épocas éxito éxitos índice óptica órgano órganos última últimas último últimos únete única
  únicas único únicos útil útiles
  `,
  endings: [
    [/([csx])ion$/u, '$1ión'],
    [/(?<=\p{L}{2})(?<!f)eria(s?)$/u, 'ería$1'],
    [/(?<=\p{L})(ol|al)ogia(s?)$/u, '$1ogía$2'],
    [/grafia(s?)$/u, 'grafía$1'],
    [/isim([oa]s?)$/u, 'ísim$1'],
    [/([lmnst])atic([oa]s?)$/u, '$1átic$2'],
    [/ologic([oa]s?)$/u, 'ológic$1'],
    [/gesimo$/u, 'gésimo'],
  ],
  plain:
    'materia materias miseria miserias histeria arteria arterias bacteria bacterias periferia periferias seria serias iberia liberia siberia',
  phrases: [
    [
      /(?<=(?:\d|(?<!\p{L})(?:este|cada|del|nuevo|próximo|buen|medio|de|un|fin de|todo el)) )ano(s?)(?!\p{L})/giu,
      'año$1',
    ],
    [/(?<=(?:\d|(?<!\p{L})(?:dos|tres|cinco|diez|veinte|cien|los|muchos|tantos)) )anos(?!\p{L})/giu, 'años'],
    [
      /(?<!\p{L})esta(n?)(?= (?:abiert|cerrad|list|disponible|incluid|agotad|complet|llen|previst|confirmad|invitad|en venta|en obras|de vuelta)\p{L}*)/giu,
      'está$1',
    ],
    [/(?<!\p{L})mas(?= (?:de \d|información|que nunca|tarde|temprano)(?!\p{L}))/giu, 'más'],
    [/(?<=(?:mucho|algo|nada|aún|todavía|una vez|\d+ (?:horas|días|plazas)) )mas(?!\p{L})/giu, 'más'],
    [/(?<!\p{L})n[uú]mero(?= (?:\d|de |es ))/giu, 'número'],
    [/(?<!\p{L})aun(?= (?:no|quedan|hay|tenemos|estás|estamos)(?!\p{L}))/giu, 'aún'],
  ],
};
